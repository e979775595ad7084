/** A link to a UPI app works on a phone alone. */
export function isPhone(): boolean {
  return matchMedia('(pointer: coarse) and (width < 48rem)').matches;
}
