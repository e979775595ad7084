import { isGtin } from '../../gtin.ts';

/** Returns what is wrong with a value, or null. */
type Check = (value: string, day: string) => string | null;

const amount = /\d[\d.,/]{0,12}\s?(?:mcg|µg|mg|kg|gm|g|ml|l|%|parts?|drops?|iu|ratti|tola)(?![a-z])/i;
const quantumSatis = /\bq\.?\s?s\.?(?![a-z])|\bas required\b/i;

/** Splits at commas and ends of lines that stand outside of brackets. */
function itemsOf(text: string): string[] {
  let depth = 0;
  const items = [''];
  for (const sign of text) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;\n]/.test(sign)) items.push('');
    else items[items.length - 1] += sign;
  }
  return items.map((item) => item.trim()).filter(Boolean);
}

/** One amount may be for all: `each 500 mg`, `in equal parts`. */
function checkAmounts(value: string): string | null {
  if (!amount.test(value))
    return 'Each ingredient needs its quantity with a unit, such as Ashwagandha 500 mg';
  if (/\b(each|equal parts|प्रत्येक)/i.test(value)) return null;
  const without = itemsOf(value).filter((item) => !amount.test(item) && !quantumSatis.test(item));
  return without.length === 0 ? null : `These have no quantity: ${without.slice(0, 3).join(', ')}`;
}

/** A licence has 14 digits: 1 or 2 for licence or registration, two of the state or 00 of the centre, two of the year. */
function checkFssai(value: string, day: string): string | null {
  if (!/^\d{14}$/.test(value)) return '14 digits';
  const [state, year, serial] = [value.slice(1, 3), value.slice(3, 5), value.slice(5)];
  if (!/^[12]/.test(value)) return 'It begins with 1 for a licence or 2 for a registration';
  if (Number(state) > 38) return `${state} is no state`;
  if (Number(year) < 10 || Number(year) > Number(day.slice(2, 4)))
    return `${year} is no year of a licence. Licences begin in 2010`;
  return /^0+$/.test(serial) ? 'Its last digits are all zero' : null;
}

/** States write their licences in many ways, all with a number. */
function checkLicence(value: string): string | null {
  if (/^\d{14}$/.test(value)) return 'This is a number of FSSAI. Give the manufacturing licence of the State';
  if (!/(?!0)\p{Nd}/u.test(value) || value.length < 4 || !/^[\p{L}\p{M}\p{Nd}\s./()&,:-]+$/u.test(value))
    return 'The manufacturing licence as the State wrote it, such as KA-AYU-12/2026';
  return null;
}

function checkRegistration(value: string): string | null {
  if (/^(?:rc\W{0,3})?cos\W{0,3}\d{3,10}/i.test(value)) return null;
  return 'The registration certificate of the import, such as RC/COS-001234';
}

const nutrients: [name: string, words: RegExp, unit: RegExp][] = [
  ['energy in kcal', /energy|calories|ऊर्जा/i, /\d\s?(?:k?cal|kj)/i],
  ['protein in g', /protein|प्रोटीन/i, /\d\s?g(?![a-z])/i],
  ['carbohydrate in g', /carbohydrate|carbs|कार्बोहाइड्रेट/i, /\d\s?g(?![a-z])/i],
  ['sugar in g', /sugar|शर्करा|चीनी/i, /\d\s?g(?![a-z])/i],
  ['fat in g', /\bfat\b|वसा/i, /\d\s?g(?![a-z])/i],
  ['sodium in mg', /sodium|सोडियम/i, /\d\s?m?g(?![a-z])/i],
];

function checkNutrition(value: string): string | null {
  if (/^exempt:\s*\p{L}.{4}/isu.test(value)) return null;
  const inner = value.match(/\([^()]{1,200}\)/g) ?? [];
  const outer = value.replaceAll(/\([^()]{1,200}\)/g, ' ');
  const items = [outer, ...inner].flatMap((text) => text.split(/[,;\n]/));
  const missing = nutrients.filter(
    ([, words, unit]) => !items.some((item) => words.test(item) && unit.test(item)),
  );
  return missing.length === 0 ? null : `Missing: ${missing.map(([name]) => name).join(', ')}`;
}

const span = /day|week|month|year|yr|दिन|सप्ताह|हफ़्ते|माह|महीने|महीना|वर्ष|साल/i;
const numberWord =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty|thirty|forty|sixty)\b|एक|दो|तीन/i;
const month = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;

/** `24 months from manufacture`, `Two years`, `March 2027`, `03/2027` */
function checkTime(value: string): string | null {
  const hasNumber = /[1-9\u0967-\u096f]/.test(value);
  if (span.test(value) && (hasNumber || numberWord.test(value))) return null;
  if (/\b20\d\d\b/.test(value) && (month.test(value) || /\b\d{1,2}[/.-]/.test(value))) return null;
  return 'A time, such as 24 months from manufacture';
}

/** The maker states what the product has in itself, 12 % by volume at most. */
function checkAlcohol(value: string): string | null {
  const [, percent = ''] = /(\d{1,2}(?:\.\d{1,2})?)\s?%/.exec(value) ?? [];
  return percent !== '' && Number(percent) <= 12 ? null : 'A percentage of at most 12 %, such as 5 to 10 %';
}

export const valueChecks: Record<string, Check> = {
  amounts: checkAmounts,
  fssai: checkFssai,
  licence: checkLicence,
  registration: checkRegistration,
  nutrition: checkNutrition,
  time: checkTime,
  alcohol: checkAlcohol,
  gtin: (value) =>
    isGtin(value) ? null : 'Its last digit does not fit the others. Compare it with the pack',
};
