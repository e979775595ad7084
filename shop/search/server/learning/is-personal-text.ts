const digitWords =
  /\b(zero|one|two|three|four|five|six|seven|eight|nine|double|shunya|ek|do|teen|char|chaar|panch|paanch|chhe|chhah|che|saat|sat|aath|ath|nau)\b/g;
/** A year and a size hold four digits at most. */
const minDigits = 5;
const minDigitWords = 5;
const addressPart =
  /[@/\\]|\b(gmail|yahoo|hotmail|outlook|rediffmail|icloud|www|http|https)\b|\bdot com\b|\.(com|in|org)\b/;

/** Returns whether a text may hold a phone number, an email, an address of the web or another number of a customer. */
export function isPersonalText(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().slice(0, 400);
  if (addressPart.test(plain)) return true;
  const joined = plain.replaceAll(/[^\p{L}\p{M}\p{Nd}]/gu, '');
  if (new RegExp(`\\p{Nd}{${minDigits}}`, 'u').test(joined)) return true;
  return (plain.match(digitWords)?.length ?? 0) >= minDigitWords;
}
