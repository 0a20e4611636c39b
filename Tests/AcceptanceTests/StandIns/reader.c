// Stands in for a program that reads its terminal in another thread than its main one, as programs in Go and Java do.
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static char line[4096];

static void *take(void *prompt) {
  fputs(prompt, stdout);
  fflush(stdout);
  ssize_t count = read(STDIN_FILENO, line, sizeof line - 1);
  line[count > 0 ? count : 0] = 0;
  line[strcspn(line, "\r\n")] = 0;
  return NULL;
}

int main(void) {
  pthread_t reader;
  if (pthread_create(&reader, NULL, take, "root@4f6c1d2e3b5a:/# ") != 0) return 1;
  if (pthread_join(reader, NULL) != 0) return 1;
  printf("ran: %s\n", line);
  return 0;
}
