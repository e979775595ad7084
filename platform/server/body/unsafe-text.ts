import { type FieldErrors, Refusal } from '../../refusal.ts';

/** PostgreSQL cannot store NUL, XML cannot hold U+FFFE. Bidirectional controls make a text look different from its bytes. */
const unsafe = /[\0\p{Bidi_Control}\p{Noncharacter_Code_Point}]/u;

/** Programs write this sign for letters that they could not read. */
const lostLetter = '\ufffd';

/** Invisible characters are allowed within a text, since Hindi needs its joiners. */
const drawsNothing = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

const words = {
  body: 'This contains a hidden character that is not allowed. Please type it again.',
  lost: 'A letter of this text was lost and reads \ufffd. Please type the text again.',
  invisible: 'This contains only characters that cannot be seen. Please type it again.',
  name: 'The request contains a name that is not allowed.',
  address: 'This address is not valid.',
};

/**
 * Refuses (400) an address with broken percent-encoding, bytes that are not UTF-8, NUL, noncharacters or bidirectional controls.
 * A stray % in a query is text, as in browsers.
 */
export function refuseUnsafeAddress(address: string): void {
  if (!address.includes('%')) return;
  const { pathname, searchParams } = new URL(address);
  const texts = [decodedPath(pathname), ...[...searchParams].flat()];
  if (texts.some(isUnsafe)) throw new Refusal('invalid_address', 400, words.address);
}

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new Refusal('invalid_address', 400, words.address);
  }
}

/**
 * Refuses (400) a body or form with NUL, a noncharacter, an unpaired surrogate, a lost letter or a bidirectional control in a text or a name,
 * and texts of invisible characters only. The schema judges empty texts.
 */
export function refuseUnsafeText(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (isUnsafe(value)) throw refusal(path, words.body);
    if (value.includes(lostLetter)) throw refusal(path, words.lost);
    if (value.trim() !== '' && drawsNothing.test(value)) throw refusal(path, words.invisible);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (isUnsafe(key) || key.includes(lostLetter)) throw refusal(path, words.name);
    refuseUnsafeText(member, [...path, key]);
  }
}

export function isUnsafe(text: string): boolean {
  return unsafe.test(text) || !text.isWellFormed();
}

function refusal(path: readonly string[], message: string): Refusal {
  const fields: FieldErrors = { [path.join('.') || 'body']: message };
  return new Refusal('invalid', 400, message, { fields });
}
