import { latinLetters } from '#platform/text/latin-letters.ts';
import { contractionOf } from './contractions.ts';
import { isSign, lettersFor, seenAs } from './look-alikes.ts';
import { markupAt } from './markup.ts';
import { KnownReadings } from './known-readings.ts';
import { englishSpelling, indianSpelling } from './spelling.ts';

/** A word of a text, with its place there and the spellings by which the lists know it. */
export type Token = {
  start: number;
  end: number;
  word: string;
  english: string[];
  indian: string[];
  sentence: number;
  isUpper: boolean;
  /** The script of India that it is written in, as its first code point; 0 for Latin letters. */
  script: number;
  /** The word in its own script of India, without what only some fonts need. */
  own: string;
  /** Joined from what a mask split. */
  isJoined?: true;
  /** A star represents a letter of it. */
  isStarred?: boolean;
  /** A part of `don't`. */
  isContracted?: true;
};

/** A word longer than this is noise. */
const maxWord = 48;
/** A longer sentence is read in parts. */
const maxSentence = 60;
/** `Taurus? Cancer? Pick your sign.` is one sentence. */
const minQuestion = 3;
const joiners = /^[-._*·•'’~/\\|+=:\u00ad‐-―^`()[\]{}]{1,3}$/;
const picture = /^\p{Extended_Pictographic}\ufe0f?$/u;

/**
 * Returns the words of a text: look-alike letters, full width and signs for letters are read as letters, what is not seen is left
 * out, and the scripts of India are written in Latin letters.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let [word, start, end, sentence, inSentence, isUpper, isIndian] = ['', 0, 0, 0, 0, true, false];
  let isTag = false;
  const push = () => {
    if (word === '') return;
    const written = word.slice(0, maxWord);
    const { latin, script, own } = isIndian
      ? indianWords.read(written)
      : { latin: written, script: 0, own: '' };
    for (const part of partsOf(latin, start, end)) {
      if ((inSentence += 1) > maxSentence) [sentence, inSentence] = [sentence + 1, 1];
      tokens.push({
        ...part,
        ...(isIndian ? indianSpellings : latinSpellings).read(part.word),
        sentence,
        isUpper: isUpper && !isIndian,
        script,
        own,
      });
    }
    word = '';
    isUpper = true;
  };
  for (let at = 0; at < text.length;) {
    const markup = markupAt(text, at);
    const sign = markup ? markup.sign : String.fromCodePoint(text.codePointAt(at)!);
    const next = at + (markup?.length ?? sign.length);
    const takesIndian = isOfIndia(sign);
    const seen = takesIndian ? sign : seenAs(sign);
    const isLetter = takesIndian || isLatin(seen);
    const isInner =
      !isLetter &&
      isSign(seen) &&
      (word !== '' || '@$'.includes(seen)) &&
      /^[a-z0-9]/i.test(text.charAt(next));
    if (isLetter || isInner) {
      if (word !== '' && (takesIndian !== isIndian || (isTag && beginsPart(text, at)))) push();
      if (word === '') start = at;
      isIndian = takesIndian;
      if (word.length <= maxWord) word += seen;
      end = next;
      if (sign === sign.toLowerCase() && /[a-z]/.test(seen)) isUpper = false;
    } else if (seen !== '' || /\s/.test(sign)) {
      push();
      isTag = seen === '#' || (isTag && sign === '_');
      if (seen === '%') tokens.push({ ...percent, start: at, end: next, sentence });
      const goesOn = seen === '?' && inSentence < minQuestion;
      if (!goesOn && endsSentence(seen, text, next)) [sentence, inSentence] = [sentence + 1, 0];
    }
    at = next;
  }
  push();
  return withoutContractions(text, tokens);
}

function withoutContractions(text: string, tokens: Token[]): Token[] {
  for (let at = 1; at < tokens.length; at += 1) {
    const words = contractionOf(text, tokens[at - 1]!, tokens[at]!);
    words?.forEach((word, part) => {
      const place = at - 1 + part;
      tokens[place] = { ...tokens[place]!, word, ...latinSpellings.read(word), isContracted: true };
    });
  }
  return tokens;
}

/** A word begins there within a hashtag: `#CuresDiabetes`, `#BPControl`. */
const beginsPart = (text: string, at: number) =>
  /[a-z0-9][A-Z]|[A-Z][A-Z][a-z]/.test(text.slice(Math.max(0, at - 1), at + 2)) &&
  /[A-Z]/.test(text.charAt(at));

const isLatin = (seen: string) =>
  seen.length === 1 ? (seen >= 'a' && seen <= 'z') || (seen >= '0' && seen <= '9') : /^[a-z0-9]+$/.test(seen);
const isOfIndia = (sign: string) => sign >= '\u0900' && sign <= '\u0dff' && sign !== '।' && sign !== '॥';

const percent = { word: '%', english: ['%'], indian: ['%'], isUpper: false, script: 0, own: '' };

/** Returns a word of a script of India without nukta and joiners, with one sign for both nasal ones. */
export const ownSpelling = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u093c\u09bc\u0a3c\u0abc\u0cbc\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0981', '\u0982')
    .replaceAll('\u0a81', '\u0a82')
    .normalize('NFC');

/** The scripts of India stand 128 code points apart. */
export const scriptOf = (word: string) => word.codePointAt(0)! & ~0x7f;

function endsSentence(sign: string, text: string, next: number): boolean {
  if ('।॥!?;'.includes(sign) && sign !== '') return true;
  if (sign === '.') return next >= text.length || (/\s/.test(text.charAt(next)) && !isShortened(text, next));
  return sign === '\n' && /^[ \t]*[\n•*-]/.test(text.slice(next, next + 8));
}

/** The dots of `T.B. germs` and `टी.बी. के` end no sentence. */
const isShortened = (text: string, next: number) =>
  /(?:^|\P{L})\p{L}\p{M}{0,2}\.\p{L}\p{M}{0,2}\.$/u.test(text.slice(Math.max(0, next - 9), next));

/** `anti` before a name is a word of its own: antidiabetic. */
function partsOf(word: string, start: number, end: number) {
  if (!word.startsWith('anti') || word.length < 8 || end - start !== word.length)
    return [{ word, start, end }];
  return [
    { word: 'anti', start, end: start + 4 },
    { word: word.slice(4), start: start + 4, end },
  ];
}

const latinSpellings = new KnownReadings((word) => spellingsOf(word, false));
const indianSpellings = new KnownReadings((word) => spellingsOf(word, true));
const indianWords = new KnownReadings((word) => ({
  latin: latinLetters(word).replaceAll(' ', ''),
  script: scriptOf(word),
  own: ownSpelling(word),
}));

function spellingsOf(word: string, isIndian: boolean): Pick<Token, 'english' | 'indian'> {
  const isMasked = /[a-z]/.test(word) && /[^a-z]/.test(word);
  const readings = isMasked ? [word, ...lettersFor(word)] : [word];
  return {
    english: isIndian ? [] : [...new Set(readings.map(englishSpelling))],
    indian: [...new Set(readings.map(indianSpelling))].map((spelling) => loanWords.get(spelling) ?? spelling),
  };
}

/** English words as Indian scripts and Hinglish write them. */
const loanWords = new Map(
  Object.entries({
    doctor: 'daktar doktar daktor doktor dakter dokter docter daaktar daktara',
    insulin: 'insulina inshulin insulinu',
    operation: 'apareshan opareshan apreshan operesan apareshana opreshan aapreshan aparesan',
    injection: 'injekshan injeksan injekshana',
    hospital: 'haspital hospitala aspatal hospitalu haspatal',
    tablet: 'teblet tablets taiblet',
    sugar: 'shugar sugar',
  }).flatMap(([word, spellings]) => spellings.split(' ').map((spelling) => [spelling, word])),
);

/** Returns the text's words with what a mask split joined again: `c.u.r.e`, `dia-betes`, `c a n c e r`. Null without any. */
export function joinedTokens(text: string, tokens: readonly Token[]): Token[] | null {
  const joined: Token[] = [];
  let hasJoined = false;
  for (let at = 0; at < tokens.length;) {
    let last = at;
    while (last + 1 < tokens.length && isJoined(text, tokens[last]!, tokens[last + 1]!)) last += 1;
    if (last === at) {
      joined.push(tokens[at]!);
    } else {
      hasJoined = true;
      joined.push(joinedToken(text, tokens.slice(at, last + 1)));
    }
    at = last + 1;
  }
  return hasJoined ? joined : null;
}

function joinedToken(text: string, parts: readonly Token[]): Token {
  const [first, end] = [parts[0]!, parts.at(-1)!];
  const own = parts.every(({ script }) => script === first.script)
    ? parts.map((part) => part.own).join('')
    : '';
  const word = (own ? indianWords.read(own.slice(0, maxWord)).latin : joinedWord(parts)).slice(0, maxWord);
  return {
    ...first,
    end: end.end,
    word,
    ...(own ? indianSpellings : latinSpellings).read(word),
    script: own ? first.script : 0,
    own: own.slice(0, maxWord),
    isJoined: true,
    isStarred: text.slice(first.start, end.end).includes('*'),
  };
}

const joinedWord = (parts: readonly Token[]) =>
  parts.slice(0, maxWord).reduce((whole, { word }) => whole + word, '');

/** Two letters, or two syllables of a script of India. */
const isShort = ({ script, own, word, start, end }: Token) =>
  script ? own.length <= 2 : word.length === 1 && end - start <= 2;

function isJoined(text: string, token: Token, next: Token): boolean {
  if (next.start - token.end > 3 || (token.isContracted && next.isContracted)) return false;
  const between = text.slice(token.end, next.start);
  if (token.word === '%' || next.word === '%') return false;
  if (between === '' || joiners.test(between) || picture.test(between)) return true;
  return token.script === next.script && isShort(token) && isShort(next);
}
