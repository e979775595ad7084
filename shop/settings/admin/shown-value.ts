/** Longer values are pictures, which nobody reads. */
const maxRead = 2_000;

/** Returns a stored value as the owner reads it beside another one. */
export function shownValue(value: string | null): string {
  if (!value) return 'the default';
  return value.length > maxRead ? 'a picture' : value;
}
