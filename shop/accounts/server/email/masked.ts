/** `rani@example.in` → `r•••@example.in`: only its owner recognises it. */
export function masked(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••');
}
