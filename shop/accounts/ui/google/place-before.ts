const key = 'google-from';

/** Where in the shop somebody was when they went to Google. */
export function rememberPlace(place: string): void {
  sessionStorage.setItem(key, place);
}

/** The same, once; the home page when this tab does not know. */
export function placeBefore(): string {
  const place = sessionStorage.getItem(key) ?? '/';
  sessionStorage.removeItem(key);
  return /^\/(?![/\\])/.test(place) ? place : '/';
}
