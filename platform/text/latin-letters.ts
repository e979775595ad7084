import anyAscii from 'any-ascii';

/**
 * The nine large scripts of India share one order of letters in Unicode, 128 code points apart: Devanagari, Bengali, Gurmukhi,
 * Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. A letter is known by its place within its script.
 */
const placeOf = (letter: string) => letter.codePointAt(0)! & 0x7f;
const scriptOf = (letter: string) => letter.codePointAt(0)! & ~0x7f;
const scripts = { bengali: 0x980, odia: 0xb00, tamil: 0xb80, telugu: 0xc00 };

const consonants =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(' ');
const spellings = {
  short: lettersOf('a a i i u u ri li e e e ai o o o au', 'a i i u u ri ri a e e ai o o o au'),
  long: lettersOf('a aa i ii u uu ri li e e e ai o o o au', 'aa i ii u uu ri ri a e e ai o o o au'),
};
const [firstConsonant, firstVowel, firstSign, firstDigit] = [0x15, 0x05, 0x3e, 0x66];
const [nukta, virama] = [0x3c, 0x4d];
const withNukta: Record<string, string> = { j: 'z', ph: 'f' };

/** Letters outside the common order: final consonants of Malayalam, Bengali and Assamese, Odia, Gurmukhi. */
const special: Record<string, { onset: string; vowel: string }> = {
  ...Object.fromEntries(
    Object.entries({ ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ൿ: 'k', ৎ: 't' }).map(([letter, onset]) => [
      letter,
      { onset, vowel: '' },
    ]),
  ),
  ৰ: { onset: 'r', vowel: 'a' },
  ৱ: { onset: 'v', vowel: 'a' },
  ୱ: { onset: 'v', vowel: 'a' },
};
const [gurmukhiNasal, gurmukhiDoubling] = ['ੰ', 'ੱ'];

type Letters = { vowels: string[]; signs: string[] };
type Syllable = { onset: string; vowel: string; isInherent: boolean; coda: string };

/**
 * Returns a text in the letters a to z, as it is commonly spelled: `भृंगराज तेल` → `bhringraj tel`. Signs become blanks. Scripts
 * outside India go letter by letter.
 */
export function latinLetters(text: string): string {
  const joined = text.normalize('NFC').replaceAll(/[\u200c\u200d]/g, '');
  return indianLetters(joined, 'short').replaceAll(/[^\0-\u007f]/gu, (letter) => {
    if (/\p{M}/u.test(letter)) return '';
    return /[\p{L}\p{N}]/u.test(letter) ? anyAscii(letter) : ' ';
  });
}

/** Returns a text with the scripts of India in Latin letters, and long vowels as `aa`, `ii` and `uu` if the spelling is long. */
export function indianLetters(text: string, spelling: keyof typeof spellings): string {
  const letters = spellings[spelling];
  return text.replaceAll(/[\u0900-\u0d7f]+/g, (run) =>
    wordsIn(run)
      .map((word) => latinWord(word, letters))
      .join(' '),
  );
}

function lettersOf(vowels: string, signs: string): Letters {
  return { vowels: vowels.split(' '), signs: signs.split(' ') };
}

/** A run may change its script, and holds the stops । and ॥. */
function wordsIn(run: string): string[] {
  const words: string[] = [];
  for (const letter of run) {
    const word = words.at(-1);
    if (letter === '।' || letter === '॥') words.push('');
    else if (word && scriptOf(word) === scriptOf(letter)) words[words.length - 1] = word + letter;
    else words.push(letter);
  }
  return words;
}

function latinWord(word: string, letters: Letters): string {
  const syllables: Syllable[] = [];
  for (const letter of word) readLetter(letter, syllables, letters);
  if (scriptOf(word) < scripts.odia)
    dropSilentVowels(syllables, { isBetweenToo: scriptOf(word) !== scripts.bengali });
  return syllables
    .map(({ onset, vowel, coda }, at) => {
      const next = syllables[at + 1]?.onset ?? '';
      const isSoft = scriptOf(word) === scripts.tamil && isSoftTamil(syllables, at);
      return (
        (isSoft ? 's' : onset) + vowel + (coda === 'double' ? next.slice(0, 1) : nasalOf(coda, next, word))
      );
    })
    .join('')
    .replaceAll('jn', 'gy');
}

/** The ch of Tamil is an s, but not where it is doubled or is behind n. */
function isSoftTamil(syllables: readonly Syllable[], at: number): boolean {
  const [before, { onset, vowel }] = [syllables[at - 1], syllables[at]!];
  return onset === 'ch' && vowel !== '' && !(before?.vowel === '' && ['ch', 'n'].includes(before.onset));
}

function nasalOf(coda: string, next: string, word: string): string {
  if (coda !== 'nasal') return coda;
  const isFinalOfSouth = next === '' && scriptOf(word) >= scripts.telugu;
  return /^[pbm]/.test(next) || isFinalOfSouth ? 'm' : 'n';
}

function readLetter(letter: string, syllables: Syllable[], { vowels, signs }: Letters): void {
  const place = placeOf(letter);
  const before = syllables.at(-1);
  const push = (syllable: Partial<Syllable>) =>
    syllables.push({ onset: '', vowel: '', isInherent: false, coda: '', ...syllable });
  const consonant = consonants[place - firstConsonant];
  const known = special[letter];
  if (known) push({ ...known, isInherent: known.vowel !== '' });
  else if (letter === gurmukhiNasal || place === 1 || place === 2) setCoda(before, 'nasal');
  else if (letter === gurmukhiDoubling) setCoda(before, 'double');
  else if (place === 3) setCoda(before, 'h');
  else if (consonant)
    push({ onset: isSemivowel(letter, before) ? 'v' : consonant, vowel: 'a', isInherent: true });
  else if (place === nukta && before) before.onset = withNukta[before.onset] ?? before.onset;
  else if (place === virama && before) Object.assign(before, { vowel: '', isInherent: false });
  else if (signs[place - firstSign] && before)
    Object.assign(before, { vowel: signs[place - firstSign], isInherent: false });
  else if (vowels[place - firstVowel]) push({ vowel: vowels[place - firstVowel]! });
  else if (place >= firstDigit && place < firstDigit + 10) push({ onset: String(place - firstDigit) });
  else if (letter === 'ॐ') push({ vowel: 'om' });
  else if (letter === 'ॲ') push({ vowel: 'a' });
}

function setCoda(syllable: Syllable | undefined, coda: string): void {
  if (syllable) syllable.coda = coda;
}

/** The b of Bengali is a v below another letter: অশ্বগন্ধা. */
function isSemivowel(letter: string, before: Syllable | undefined): boolean {
  const isBelow = before !== undefined && before.vowel === '' && /^(?![mrlbd])[a-z]/.test(before.onset);
  return (
    isBelow && scriptOf(letter) === scripts.bengali && consonants[placeOf(letter) - firstConsonant] === 'b'
  );
}

/**
 * The languages of the north do not speak the `a` of a last consonant, nor of one between two syllables with a vowel: gulakanda
 * → gulkand. It stays behind two consonants (churna), and as v and ph mostly do (shatavari, triphala).
 */
function dropSilentVowels(syllables: Syllable[], { isBetweenToo }: { isBetweenToo: boolean }): void {
  for (let at = syllables.length - 1; at > 0; at -= 1) {
    const [before, syllable, next] = [syllables[at - 1]!, syllables[at]!, syllables[at + 1]];
    if (!syllable.isInherent || syllable.coda !== '' || before.vowel === '') continue;
    const isLast = next === undefined;
    const isBetween = isBetweenToo && next !== undefined && next.onset !== '' && next.vowel !== '';
    if (isLast || (isBetween && !['v', 'ph'].includes(syllable.onset))) syllable.vowel = '';
  }
}
