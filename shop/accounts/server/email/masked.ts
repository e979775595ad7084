/** `rani@example.in` → `r•••@example.in`: only its owner recognises it. */
export function masked(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••');
}

/** Masks each email in a short text, such as the refusal of a mail server. */
export function maskedIn(text: string): string {
  return text.replaceAll(/[^\s<>"'(),;:[\]]{1,64}@/g, (local) => `${local.slice(0, 1)}•••@`);
}
