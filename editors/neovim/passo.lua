-- Passo in Neovim 0.7 or later: put this file into ~/.config/nvim/plugin/.
-- ":lua vim.lsp.codelens.refresh()" shows the lenses; running one opens a terminal with the command line.

for _, name in ipairs({ "passo.run", "passo.runStep", "passo.plan" }) do
  vim.lsp.commands[name] = function(command)
    local words = command.arguments[1].commandLine
    vim.cmd("botright split | terminal " .. table.concat(vim.tbl_map(vim.fn.shellescape, words), " "))
  end
end

-- The folder with passo.yml, or of the repository, around a page.
local function root(page)
  local folder = vim.fn.fnamemodify(page, ":p:h")
  for _, mark in ipairs({ "passo.yml", ".git" }) do
    local found = vim.fn.findfile(mark, folder .. ";")
    if found == "" then found = vim.fn.finddir(mark, folder .. ";") end
    if found ~= "" then return vim.fn.fnamemodify(found, ":p:h:s?/.git$??") end
  end
  return folder
end

local clients = {}

vim.api.nvim_create_autocmd("FileType", {
  pattern = "markdown",
  callback = function(event)
    local folder = root(vim.api.nvim_buf_get_name(event.buf))
    clients[folder] = clients[folder] or vim.lsp.start_client({
      name = "passo",
      cmd = { "passo", "lsp" },
      cmd_cwd = folder,
      root_dir = folder,
      init_options = { inlayHints = false },
      on_exit = function() clients[folder] = nil end,
    })
    vim.lsp.buf_attach_client(event.buf, clients[folder])
  end,
})
