const key = 'google-from';

export function rememberPlace(place: string): void {
  sessionStorage.setItem(key, place);
}

export function placeBefore(): string {
  const place = sessionStorage.getItem(key) ?? '/';
  sessionStorage.removeItem(key);
  return /^\/(?![/\\])/.test(place) ? place : '/';
}
