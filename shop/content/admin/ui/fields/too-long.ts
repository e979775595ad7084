/** A field that cut a pasted line would publish half of it. */
export function tooLong(text: string, max: number): string | undefined {
  const over = text.length - max;
  return over > 0 ? `At most ${max} characters fit. Please take away ${over}.` : undefined;
}
