const key = 'google-from';

/** Remembers the customer's page before the redirect to Google. */
export function rememberPlace(place: string): void {
  sessionStorage.setItem(key, place);
}

/** Returns that page once, or the home page in another tab. */
export function placeBefore(): string {
  const place = sessionStorage.getItem(key) ?? '/';
  sessionStorage.removeItem(key);
  return /^\/(?![/\\])/.test(place) ? place : '/';
}
