/**
 * The characters of an element whose length is set, with its identifier, by the first two digits of the identifier (GS1 General
 * Specifications, table of element strings with predefined length). Every other element ends with a separator or with the code.
 */
const wholeLengths: Record<string, number> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  '11': 8,
  '12': 8,
  '13': 8,
  '14': 8,
  '15': 8,
  '16': 8,
  '17': 8,
  '18': 8,
  '19': 8,
  '20': 4,
  '31': 10,
  '32': 10,
  '33': 10,
  '34': 10,
  '35': 10,
  '36': 10,
  '41': 16,
};

/** Identifiers of more than two digits, by their first two. */
const identifierLengths: Record<string, number> = {
  '23': 3,
  '24': 3,
  '25': 3,
  '40': 3,
  '41': 3,
  '42': 3,
  '71': 3,
  '31': 4,
  '32': 4,
  '33': 4,
  '34': 4,
  '35': 4,
  '36': 4,
  '39': 4,
  '43': 4,
  '70': 4,
  '72': 4,
  '80': 4,
  '81': 4,
  '82': 4,
};

/** How programs and people write the separator, besides the sign itself. A batch may hold `%` as its own sign. */
const separators = /<GS>|\{GS\}|\^\]/gi;
const separator = '␝';

/**
 * Returns the values of GS1 element strings by their identifiers, also as a label prints them, `(01)…(10)…`. Returns null for a text
 * that is none: it needs a number of goods or of a carton, whose check digit is right.
 */
export function readElements(written: string): Map<string, string> | null {
  const text = written.replaceAll('\u001D', separator).replaceAll(separators, separator);
  return readSeparated(text.replaceAll('%', separator)) ?? readSeparated(text);
}

function readSeparated(separated: string): Map<string, string> | null {
  const text = separated.replace(/^␝+/, '');
  const elements = text.startsWith('(') ? readPrinted(text) : readSent(text);
  const isKnown = ['00', '01', '02'].some((key) => elements?.has(key));
  return isKnown ? elements : null;
}

function readPrinted(text: string): Map<string, string> | null {
  const found = [...text.matchAll(/\((\d{2,4})\)([^()␝]+)␝?/g)];
  if (found.map(([whole]) => whole).join('') !== text) return null;
  return checked(found.map(([, key, value]) => [key!, value!.trim()]));
}

function readSent(text: string): Map<string, string> | null {
  const found: [string, string][] = [];
  let rest = text;
  while (rest) {
    const start = rest.slice(0, 2);
    const length = wholeLengths[start];
    const width = identifierLengths[start] ?? 2;
    const key = rest.slice(0, width);
    if (!/^\d+$/.test(key) || key.length < width) return null;
    const end = length ?? endOf(rest);
    const value = rest.slice(width, end);
    if (!value || (length && rest.length < length)) return null;
    found.push([key, value]);
    rest = rest.slice(end).replace(/^␝+/, '');
  }
  return checked(found);
}

function endOf(text: string): number {
  const at = text.indexOf(separator);
  return at === -1 ? text.length : at;
}

function checked(found: [string, string][]): Map<string, string> | null {
  const isRight = found.every(([key, value]) => {
    if (key === '01' || key === '02') return hasCheckDigit(value, 14);
    return key === '00' ? hasCheckDigit(value, 18) : value.length <= 90;
  });
  return isRight && found.length > 0 ? new Map(found) : null;
}

function hasCheckDigit(value: string, length: number): boolean {
  if (!/^\d+$/.test(value) || value.length !== length) return false;
  const sum = Array.from(value).reduce(
    (total, digit, at) => total + Number(digit) * ((length - at) % 2 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}
