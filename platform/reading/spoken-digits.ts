/** Digits as people say them, in English and in Hindi in both scripts. */
const digits: Record<string, string> = {
  '0': 'zero oh nought shunya sunya shoonya शून्य ज़ीरो जीरो',
  '1': 'one ek एक वन',
  '2': 'two do दो टू',
  '3': 'three teen तीन थ्री',
  '4': 'four char chaar चार फोर',
  '5': 'five panch paanch पांच पाँच फाइव',
  '6': 'six chhe chhah chhai che छह छः छे छ सिक्स',
  '7': 'seven saat सात सेवन',
  '8': 'eight aath आठ एट',
  '9': 'nine nau नौ नाइन',
};

const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const repeats = { double: 2, dabal: 2, डबल: 2, triple: 3, treble: 3, tripal: 3, ट्रिपल: 3 };

type Words = { said: Map<string, string>; repeated: Map<string, number> };

let known: Words | undefined;

/** Made at the first use. Work at the start of the module would load it, and zod behind it, with every page. */
function knownWords(): Words {
  known ??= {
    said: new Map([
      ...Object.entries(digits).flatMap(([digit, words]) =>
        words.split(' ').map((word) => [word.normalize('NFKC'), digit] as const),
      ),
      ...teens.map((word, at) => [word, String(10 + at)] as const),
      ...tens.map((word, at) => [word, String(20 + 10 * at)] as const),
    ]),
    repeated: new Map(Object.entries(repeats).map(([word, times]) => [word.normalize('NFKC'), times])),
  };
  return known;
}

/**
 * Returns the digits of a number that somebody wrote down as it was said: `nine eight double seven`, `ninety eight`, `नौ आठ`, also with
 * plain digits among the words. Returns null for a text without such words, and for one with any other word. The caller bounds the length.
 */
export function spokenDigits(plain: string): string | null {
  const words = plain
    .toLowerCase()
    .split(/[\s,.;:/-]+/)
    .filter(Boolean);
  if (words.every((word) => /^[+\d]/.test(word))) return null;
  const { said, repeated } = knownWords();
  let number = '';
  let times = 1;
  let isTens = false;
  for (const word of words) {
    if (word === 'plus' || word === 'and') continue;
    const repeats = repeated.get(word);
    if (repeats !== undefined) {
      if (times > 1) return null;
      times = repeats;
      isTens = false;
      continue;
    }
    const value = /^\+?\d+$/.test(word) ? word.replace('+', '') : said.get(word);
    if (value === undefined || (times > 1 && value.length > 1)) return null;
    // `ninety eight` is 98.
    if (isTens && value.length === 1 && value !== '0') number = number.slice(0, -1) + value;
    else number += value.repeat(times);
    isTens = times === 1 && tens.includes(word);
    times = 1;
  }
  return times === 1 && number !== '' ? number : null;
}
