import { withPlainDigits } from '#platform/reading/read-number.ts';
import { undisguised } from './foreign-disguises.ts';
import { isExample, linksIn } from './foreign-links.ts';
import { phonesIn } from './foreign-phones.ts';
import { requestsIn } from './foreign-requests.ts';
import { joinSpelled, saidHandle, spacedHandle } from './foreign-spellings.ts';
import { upiHandles } from './upi-handles.ts';

/** The facts of the shop that its texts may name. */
export type OwnWays = {
  phones: readonly string[];
  emails: readonly string[];
  hosts: readonly string[];
  /** A demo names addresses of the kind `shop.example`, which nobody can own. */
  takesExamples: boolean;
};

export type ForeignWay = {
  kind: 'phone' | 'email' | 'link' | 'upi' | 'account' | 'secret' | 'advance';
  words: string;
};

/** How a message goes on after the found words. */
export const foreignWords: Record<ForeignWay['kind'], string> = {
  phone: 'is no phone number of this shop. Please name that of the settings.',
  email: 'is no email of this shop. Please name that of the settings.',
  link: 'leads away from this shop. Please name a page of the shop.',
  upi: 'looks like a UPI ID. The shop takes no money by a text.',
  account: 'looks like a bank account. The shop takes no money by a text.',
  secret: 'asks for a card, a PIN or a password. No shop may.',
  advance: 'asks for a payment in advance or by another way than the checkout.',
};

export const noOwnWays: OwnWays = { phones: [], emails: [], hosts: [], takesExamples: false };

/** A reader looks at pieces of this length, so that no expression meets a long text. */
const maxPiece = 400;
/** A shorter piece names nothing: the shortest way is a UPI ID, such as `a@ybl`. */
const minPiece = 5;
/** Nobody reads more of them, and a text of thousands costs no more than one of these. */
const maxWays = 50;

/**
 * Returns the ways in a text by which somebody else may be paid or reached: a phone, an email, a link, a UPI ID or an account that is none of the
 * shop's, and a request for a card, a PIN or a payment in advance. A sentence that forbids one, such as 'we never ask for your PIN', is none.
 */
export function foreignWaysIn(text: string, own: OwnWays): ForeignWay[] {
  const found = new Map<string, ForeignWay>();
  const plain = withPlainDigits(text);
  const seen = undisguised(plain);
  const readings = seen === null ? [plain] : [plain, seen];
  for (const piece of readings.flatMap((each) => piecesOf(joinSpelled(each)))) {
    const ways = [
      phonesIn(piece, own),
      addressesIn(piece, own),
      linksIn(piece, own),
      accountsIn(piece),
      requestsIn(piece),
    ].flat();
    for (const way of ways) found.set(`${way.kind} ${way.words}`, way);
    if (found.size >= maxWays) break;
  }
  return [...found.values()].slice(0, maxWays);
}

/** Sentences, and parts of long ones that share some words. */
function piecesOf(text: string): string[] {
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .split(/\n+|(?<=[.!?।])(?<!(?:no|nos|ph|mob|tel|acct|rs|dr)\.)\s/iu)
    .flatMap((sentence) => {
      const parts = [];
      for (let from = 0; from < sentence.length; from += maxPiece - 80)
        parts.push(sentence.slice(from, from + maxPiece));
      return parts;
    })
    .filter(({ length }) => length >= minPiece);
}

const paying =
  /(?<!\p{L})(?:pay(?:ment|ments|able)?|upi|g ?pay|google pay|phone ?pe|paytm|bhim|transfer|send money|भुगतान|यूपीआई|पैसे)(?!\p{L})/iu;
const mailHosts = /^(?:gmail|yahoo|outlook|hotmail|rediffmail|protonmail|icloud)$/i;
const handle = /(?<![\w.+-])([\w.+-]{1,64})@([a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){0,4})/gi;
const writtenAt =
  /[\w.+-]{2,64} ?[([{] ?at ?[)\]}] ?[\w-]{2,40}(?: ?(?:[([{] ?dot ?[)\]}]|\.) ?[a-z]{2,10}){0,3}/gi;

function addressesIn(piece: string, own: OwnWays): ForeignWay[] {
  const emails = new Set(own.emails.map((email) => email.toLowerCase()));
  const ways = [...piece.matchAll(handle)].flatMap(([words, , host = '']): ForeignWay[] => {
    if (mailHosts.test(host)) return [{ kind: 'email', words }];
    if (!host.includes('.'))
      return upiHandles.has(host.toLowerCase()) || paying.test(piece) ? [{ kind: 'upi', words }] : [];
    if (emails.has(words.toLowerCase()) || (own.takesExamples && isExample(host))) return [];
    return [{ kind: 'email', words }];
  });
  const written = [...piece.matchAll(writtenAt)].map(([words]): ForeignWay => ({ kind: 'email', words }));
  const isPaid = paying.test(piece) || piece.includes(' at the rate ');
  const apart = [...piece.matchAll(spacedHandle), ...(isPaid ? piece.matchAll(saidHandle) : [])]
    .filter(([, host = '']) => upiHandles.has(host.toLowerCase()))
    .map(([words]): ForeignWay => ({ kind: 'upi', words }));
  return [...ways, ...written, ...apart];
}

const ifsc = /(?<!\w)[A-Z]{4}0[A-Z0-9]{6}(?!\w)/g;
const accountWord =
  /(?<!\p{L})(?:a\/c|acct?|account|ifsc|neft|imps|rtgs|खाता|khata|bank|sbi|hdfc|icici|pnb|canara)(?!\p{L})/iu;
const accountNumber = /(?<!\d)\d(?:[ -]?\d){8,17}(?![ -]?\d)/g;

function accountsIn(piece: string): ForeignWay[] {
  const isAbout = accountWord.test(piece);
  const codes = [...(isAbout ? piece.toUpperCase() : piece).matchAll(ifsc)].filter(([words]) =>
    /\d{3}/.test(words.slice(4)),
  );
  const numbers = isAbout ? [...piece.matchAll(accountNumber)] : [];
  return [...codes, ...numbers].map(([words]) => ({ kind: 'account', words }));
}
