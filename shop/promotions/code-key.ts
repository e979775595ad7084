/** Returns the same text for a code however it is typed: without case and spaces, with O as 0 and I as 1. Empty for no code. */
export function codeKey(typed: string): string {
  if (typed.length > 60) return '';
  const key = typed
    .toUpperCase()
    .replaceAll(/[\s_-]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');
  return /^[A-Z0-9]{3,24}$/.test(key) ? key : '';
}

/** The letters of made codes: none that is read as another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a code of ten letters and digits, fifty bits that nobody guesses. */
export function makeCode(random: (below: number) => number): string {
  return Array.from({ length: 10 }, () => letters[random(letters.length)]).join('');
}
