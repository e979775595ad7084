export type Focus = { across: number; down: number };

/** A point of a picture as it is stored: `30-70` is 30 % from its left and 70 % from its top. */
export const storedFocus = /^(?:100|[1-9]?\d)-(?:100|[1-9]?\d)$/;

/** Returns the stored point in per cent, or null for the usual one. */
export function focusOf(stored: string): Focus | null {
  if (!storedFocus.test(stored)) return null;
  const [across = 0, down = 0] = stored.split('-').map(Number);
  return { across, down };
}
