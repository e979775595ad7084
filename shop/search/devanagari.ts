const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ii',
  उ: 'u',
  ऊ: 'uu',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
};

const signs: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ii',
  'ु': 'u',
  'ू': 'uu',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
};

const marks: Record<string, string> = { 'ं': 'n', 'ँ': 'n', 'ः': 'h' };
const virama = '्';
const nukta = '़';

/** Transliterates Devanagari as in common Hindi spelling, without a word's final silent `a`. */
export function devanagariToLatin(text: string): string {
  return text.replace(/[\u0900-\u097f]+/g, wordToLatin);
}

function wordToLatin(word: string): string {
  const letters = Array.from(word.replaceAll(nukta, ''));
  let latin = '';
  letters.forEach((letter, at) => {
    const next = letters[at + 1];
    const consonant = consonants[letter];
    if (consonant) latin += consonant + (hasSilentVowel(next, at) ? '' : 'a');
    else if (/[०-९]/.test(letter)) latin += String(letter.charCodeAt(0) - '०'.charCodeAt(0));
    else latin += vowels[letter] ?? signs[letter] ?? marks[letter] ?? '';
  });
  return latin.replaceAll('jna', 'gya');
}

/** A consonant's own `a` is silent before a vowel sign or virama and, in a longer word, at the end. */
function hasSilentVowel(next: string | undefined, at: number): boolean {
  if (next === undefined) return at > 0;
  return next === virama || next in signs;
}
