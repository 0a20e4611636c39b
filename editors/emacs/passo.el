;;; passo.el --- Passo in Emacs 29 or later, by eglot  -*- lexical-binding: t -*-

;; Load this file, and start it in a page with M-x eglot. With markdown-mode or without: plain text-mode pages that end
;; in .md are served as well.

(require 'eglot)

(defvar passo-modes (if (fboundp 'markdown-mode) '(markdown-mode gfm-mode) '((text-mode :language-id "markdown"))))

(unless (fboundp 'markdown-mode)
  (add-to-list 'auto-mode-alist '("\\.md\\'" . text-mode)))

(add-to-list 'eglot-server-programs (cons passo-modes '("passo" "lsp")))

(provide 'passo)
;;; passo.el ends here
