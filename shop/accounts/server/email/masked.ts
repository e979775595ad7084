/** `rani@example.in` → `r•••@example.in`: enough for its owner. */
export function masked(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••');
}
