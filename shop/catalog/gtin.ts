/** Returns whether a text is a GTIN of 8, 12, 13 or 14 digits with its check digit. Merchant Center rejects others. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = Array.from(text.padStart(14, '0')).reduce(
    (sum, digit, at) => sum + Number(digit) * (at % 2 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}
