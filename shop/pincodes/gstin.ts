import type { StateName } from './states.ts';

/** The first two digits of a GSTIN. */
const codes: Record<StateName, string> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

/** Returns `29` for Karnataka; undefined for an unknown state. */
export function gstCodeOf(state: string): string | undefined {
  return (codes as Record<string, string>)[state];
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns a GSTIN as people write it, without blanks and dashes, in capitals. */
export function readGstin(text: string): string {
  return Array.from(text.toUpperCase())
    .filter((letter) => letter.trim() !== '' && letter !== '-')
    .join('');
}

/** Returns whether a text is a GSTIN of a state: format, state code and check character. */
export function isGstin(text: string, state: string): boolean {
  return isWellFormed(text) && text.startsWith(gstCodeOf(state) ?? '-');
}

/** Returns what is wrong with the GSTIN of a customer whose parcel goes to a state, in words, or null. */
export function gstinProblem(text: string, state: string): string | null {
  if (!isWellFormed(text)) return 'This is no GSTIN. Please check its 15 letters and digits.';
  if (isGstin(text, state)) return null;
  return `This GSTIN is of ${gstinStateOf(text)}. Please give the one of ${state}, where the parcel goes.`;
}

/** Returns the state of a well-formed GSTIN in words. */
export function gstinStateOf(text: string): string {
  const [name] = Object.entries(codes).find(([, code]) => text.startsWith(code)) ?? ['another state'];
  return name;
}

function isWellFormed(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text)) return false;
  let sum = 0;
  for (let at = 0; at < 14; at++) {
    const value = digits.indexOf(text[at]!) * (at % 2 ? 2 : 1);
    sum += Math.floor(value / 36) + (value % 36);
  }
  return text[14] === digits[(36 - (sum % 36)) % 36];
}
