export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}
