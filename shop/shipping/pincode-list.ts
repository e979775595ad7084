import { withPlainDigits } from '#platform/reading/read-number.ts';
import { pincodeOf } from '#shop/pincodes/read-pincode.ts';

export const maxPincodes = 2_000;

/** Characters of a list as staff write it. */
export const maxPincodeText = 30_000;

/**
 * Reads pincodes and beginnings of pincodes as staff write them: one a line, or with commas or blanks between. Returns each once, in
 * sequence, and what is neither.
 */
export function readPincodeList(text: string): { pincodes: string[]; wrong: string[] } {
  const pincodes = new Set<string>();
  const wrong: string[] = [];
  for (const part of text.split(/[,;\r\n]/)) {
    const written = part.trim();
    if (written === '') continue;
    const whole = readOne(written);
    const each = whole === null ? written.split(/\s+/).map((piece) => readOne(piece) ?? piece) : [whole];
    for (const piece of each)
      if (/^[1-9]\d{1,5}$/.test(piece)) pincodes.add(piece);
      else wrong.push(piece);
  }
  return { pincodes: [...pincodes].toSorted(), wrong };
}

/** `560 058` is one pincode; `5600` is a beginning. */
function readOne(written: string): string | null {
  const plain = withPlainDigits(written);
  if (/^[1-9]\d{1,4}[*x]?$/i.test(plain)) return plain.replace(/[*x]$/i, '');
  return pincodeOf(written);
}
