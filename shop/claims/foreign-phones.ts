import { matchesOf } from './foreign-links.ts';
import type { ForeignWay, OwnWays } from './foreign-ways.ts';

const call =
  /(?:call|phone|ph|mob(?:ile)?|tel|whats ?app|contact|number|no|sms|text|dial|ring|helpline|फ़?ोन|फोन|कॉल|नंबर|व्हाट्सएप)\W{0,3}$/iu;
/** Ten digits of a mobile in usual groups, a landline with its code, or a free number. */
const mobile = /(?<![\d₹][ ,.-]?)(?:\+?91[ -]?|0)?(?:[6-9]\d{9}|[6-9]\d{4}[ -]\d{5})(?!\d)/g;
const spacedMobile = /(?<!\d)[6-9](?:[ ._-]\d){9}(?![ ._-]?\d)/g;
const groupedMobile = /(?<!\d)[6-9]\d{2,3}[ .-]\d{3}[ .-]\d{3,4}(?!\d)/g;
const freeNumber = /(?<!\d)1[89]00[ -]?\d{2,4}[ -]?\d{3,4}(?!\d)/g;
const landline = /(?<!\d)(?:\+91[ -]?|0)\d{2,4}[ -]\d{6,8}(?!\d)/g;
const groupedLandline = /(?<!\d)(?:\+91[ -]?|0)\d{2,4}[ -]\d{3,4}[ -]\d{3,4}(?!\d)/g;
const wholeLandline = /(?<!\d)0[1-8]\d{9}(?!\d)/g;
const abroad = /\+\d(?:[ .()-]{0,2}\d){8,14}(?!\d)/g;
const bracketedCode = /\((0\d{2,4})\) ?/g;
/** Ten digits in any groups. */
const grouped =
  /(?<![\d₹][ ,.-]?)(?:(?:0091|\+?91)[ -]|0[ -]?)?\(?[6-9]\d{1,4}(?:(?: ?[–—-] ?|[ ._]|\)? ?\()\d{2,5}){1,4}(?![ .-]?\d)/g;
/** Codes and prices beside which groups of digits are no phone. */
const namesCode =
  /(?<!\p{L})(?:isbn|batch|lot|lic(?:en[cs]e)?|gstin|hsn|ean|gtin|upc|fssai|reg(?:istration)?|serial|barcode|report|mrp|price|rs|₹)\W{0,3}(?:(?:no|number|code)\W{0,3})?$/iu;
const digitWords =
  /(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple)[ ,-]{1,2}){7,}(?:zero|one|two|three|four|five|six|seven|eight|nine)/gi;

export function phonesIn(given: string, own: OwnWays): ForeignWay[] {
  const piece = given.replaceAll(bracketedCode, '$1 ');
  const ours = new Set(own.phones.map(endOf));
  const apart = [...piece.matchAll(groupedMobile)].filter(
    ({ 0: words, index }) =>
      digitsOf(words).length === 10 &&
      (words.includes('-') || call.test(piece.slice(Math.max(0, index - 40), index))),
  );
  const found = matchesOf(piece, [
    mobile,
    spacedMobile,
    freeNumber,
    landline,
    groupedLandline,
    abroad,
    digitWords,
  ]);
  const isCode = ({ index }: RegExpExecArray) => namesCode.test(piece.slice(Math.max(0, index - 30), index));
  const inGroups = [...piece.matchAll(grouped)].filter(([words]) => isGroupedPhone(words));
  const uncoded = [...inGroups, ...piece.matchAll(wholeLandline)].filter((match) => !isCode(match));
  return [...[...found, ...apart, ...uncoded].map(([words]) => words.trim()), ...spelledNumbersIn(piece)]
    .filter((words) => digitsOf(words) === '' || !ours.has(endOf(words)))
    .map((words) => ({ kind: 'phone', words }));
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const endOf = (phone: string) => digitsOf(phone).slice(-10);

/** Sizes, weights and prices in a row are no phone: they rise, or all end in 0 or 5. Their decimals stand behind a dot. */
function isGroupedPhone(words: string): boolean {
  const groups = words
    .replace(/^(?:(?:0091|\+?91)[ -]|0[ -]?)/, '')
    .split(/\D+/)
    .filter(Boolean);
  if (groups.join('').length !== 10 || (words.includes('.') && /[ -]/.test(words))) return false;
  if (groups.some((group) => group.startsWith('0'))) return true;
  const sizes = groups.map(Number);
  const rises = sizes.every((size, at) => at === 0 || size > sizes[at - 1]!);
  // `60000 – 75000` is a range.
  const isRange = groups.length === 2 && / [–—-] /.test(words);
  const isRow = groups.length > 2;
  return !((rises && (isRow || isRange)) || (isRow && sizes.every((size) => size % 5 === 0)));
}

const beforeCall =
  /(?:call|phone|ph|mob(?:ile)?|tel|whats ?app|contact|number|no|sms|text|dial|ring|helpline|फोन|कॉल|नंबर|व्हाट्सएप)\W{0,4}$/iu;
const afterCall = /^\W{0,3}(?:(?:पर|par|pe|ko|को)\W{1,2})?(?:call|phone|whatsapp|कॉल|फोन)/iu;
const separated = /(?<!\d)\d(?:[^\p{L}\p{N}\n,₹]{0,3}\d){8,13}(?!\d)/gu;
const seeming = /(?<![\p{L}\p{N}])[6-9][\dlIOSB]{9}(?![\p{L}\p{N}])/gu;
const wholeNumber = /^(?:(?:0|91|0091)?[6-9]\d{9}|0\d{9,10}|1[89]\d{8,9})$/;

const word =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|shunya|ek|do|teen|cha?ar|pa?anch|chh?e|chh?ah|sa?at|a?ath|nau|शून्य|एक|दो|तीन|चार|पांच|छह|छः|छे|सात|आठ|नौ';
const spelled = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${word}|\\d{1,5})[ ,-]{1,2}){5,13}(?:${word}|\\d{1,5})(?![\\p{L}\\p{M}\\p{N}])`,
  'giu',
);

/** Returns numbers beside a word for calling, however their digits are set apart, and numbers in English and Hindi words. */
function spelledNumbersIn(piece: string): string[] {
  const isCalled = ({ 0: words, index }: RegExpExecArray) =>
    !namesCode.test(piece.slice(Math.max(0, index - 30), index)) &&
    (beforeCall.test(piece.slice(Math.max(0, index - 40), index).replace(/[+(]{1,2}$/, '')) ||
      afterCall.test(piece.slice(index + words.length, index + words.length + 40)));
  const numbers = [...piece.matchAll(separated)].filter(([words]) =>
    wholeNumber.test(words.replaceAll(/\D/g, '')),
  );
  const masked = [...piece.matchAll(seeming)].filter(([words]) => words.replaceAll(/\D/g, '').length >= 6);
  const inWords = [...piece.matchAll(spelled)].filter(([words]) => countDigits(words) >= 9);
  return [...[...numbers, ...masked].filter(isCalled), ...inWords].map(([words]) => words.trim());
}

/** Returns how many digits spelled words say; 0 where hardly one is spelled. */
function countDigits(words: string): number {
  const parts = words.split(/[ ,-]+/);
  const inLetters = parts.filter((part) => !/^\d/.test(part)).length;
  return inLetters < 3 ? 0 : parts.reduce((sum, part) => sum + (/^\d/.test(part) ? part.length : 1), 0);
}
