import { withPlainDigits } from '#platform/reading/read-number.ts';
import {
  joinSpelled,
  otherAdvances,
  otherLinks,
  otherSecrets,
  saidHandle,
  spacedHandle,
  spelledNumbersIn,
} from './foreign-spellings.ts';
import { isLongName, socialNames, undisguised } from './foreign-disguises.ts';
import { upiHandles } from './upi-handles.ts';

/** The facts of the shop that its texts may name. */
export type OwnWays = { phones: readonly string[]; emails: readonly string[]; hosts: readonly string[] };

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

export const noOwnWays: OwnWays = { phones: [], emails: [], hosts: [] };

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
  const seen = undisguised(text);
  const readings = seen === null ? [text] : [text, seen];
  for (const piece of readings.flatMap((each) => piecesOf(joinSpelled(withPlainDigits(each))))) {
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

const call =
  /(?:call|phone|ph|mob(?:ile)?|tel|whats ?app|contact|number|no|sms|text|dial|ring|helpline|फ़?ोन|फोन|कॉल|नंबर|व्हाट्सएप)\W{0,3}$/iu;
/** Ten digits of a mobile in usual groups, a landline with its code, or a free number. */
const mobile = /(?<![\d₹][ ,.-]?)(?:\+?91[ -]?|0)?(?:[6-9]\d{9}|[6-9]\d{4}[ -]\d{5})(?!\d)/g;
const spacedMobile = /(?<!\d)[6-9](?:[ .-]\d){9}(?![ .-]?\d)/g;
const groupedMobile = /(?<!\d)[6-9]\d{2,3}[ .-]\d{3}[ .-]\d{3,4}(?!\d)/g;
const freeNumber = /(?<!\d)1[89]00[ -]?\d{3}[ -]?\d{3,4}(?!\d)/g;
const landline = /(?<!\d)(?:\+91[ -]?|0)\d{2,4}[ -]\d{6,8}(?!\d)/g;
const digitWords =
  /(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple)[ ,-]{1,2}){7,}(?:zero|one|two|three|four|five|six|seven|eight|nine)/gi;

function phonesIn(piece: string, own: OwnWays): ForeignWay[] {
  const ours = new Set(own.phones.map(endOf));
  const grouped = [...piece.matchAll(groupedMobile)].filter(
    ({ 0: words, index }) =>
      digitsOf(words).length === 10 &&
      (words.includes('-') || call.test(piece.slice(Math.max(0, index - 40), index))),
  );
  const found = matchesOf(piece, [mobile, spacedMobile, freeNumber, landline, digitWords]);
  return [...[...found, ...grouped].map(([words]) => words.trim()), ...spelledNumbersIn(piece)]
    .filter((words) => digitsOf(words) === '' || !ours.has(endOf(words)))
    .map((words) => ({ kind: 'phone', words }));
}

function matchesOf(piece: string, patterns: RegExp[]): RegExpExecArray[] {
  const found = [];
  for (const pattern of patterns) found.push(...piece.matchAll(pattern));
  return found;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const endOf = (phone: string) => digitsOf(phone).slice(-10);

const paying =
  /(?<!\p{L})(?:pay(?:ment|ments|able)?|upi|g ?pay|google pay|phone ?pe|paytm|bhim|transfer|send money|भुगतान|यूपीआई|पैसे)(?!\p{L})/iu;
const handle = /(?<![\w.+-])([\w.+-]{1,64})@([a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){0,4})/gi;
const writtenAt =
  /[\w.+-]{2,64} ?[([{] ?at ?[)\]}] ?[\w-]{2,40}(?: ?(?:[([{] ?dot ?[)\]}]|\.) ?[a-z]{2,10}){0,3}/gi;

function addressesIn(piece: string, own: OwnWays): ForeignWay[] {
  const emails = new Set(own.emails.map((email) => email.toLowerCase()));
  const ways = [...piece.matchAll(handle)].flatMap(([words, , host = '']): ForeignWay[] => {
    if (!host.includes('.'))
      return upiHandles.has(host.toLowerCase()) || paying.test(piece) ? [{ kind: 'upi', words }] : [];
    if (emails.has(words.toLowerCase()) || isExample(host)) return [];
    return [{ kind: 'email', words }];
  });
  const written = [...piece.matchAll(writtenAt)].map(([words]): ForeignWay => ({ kind: 'email', words }));
  const isPaid = paying.test(piece) || piece.includes(' at the rate ');
  const apart = [...piece.matchAll(spacedHandle), ...(isPaid ? piece.matchAll(saidHandle) : [])]
    .filter(([, host = '']) => upiHandles.has(host.toLowerCase()))
    .map(([words]): ForeignWay => ({ kind: 'upi', words }));
  return [...ways, ...written, ...apart];
}

const isExample = (host: string) => /(?:^|\.)example(?:\.[a-z]+)*$/i.test(host);

/** Offices, encyclopedias and journals, which take nobody's money. */
const publicHost =
  /(?:^|\.)(?:gov\.in|nic\.in|who\.int|wikipedia\.org|doi\.org|nih\.gov|indiapost\.gov\.in|fssai\.gov\.in)$/i;
const address =
  /(?<![\w@.-])(?:(https?:\/\/|www\.))?((?:[a-z0-9-]{1,63}\.){1,4}([a-z]{2,12}))(?![\w@-])(\/[^\s]{0,200})?/gi;
/** Endings that are no English word, so that a missing blank after a full stop reads as none. */
const plainEnding = /^(?:com|org|net|shop|store|online|xyz|info|io|site|club|biz|ly|website|tech)$/i;
const wordEnding = /^(?:in|co|me|app|page|link|live|top|pay|to|click|vip|pro|world|today)$/i;
const toVisit = /(?:visit|open|go to|see|click|site|website|link|order at|buy at|pay at|at|on|पर)\W{0,3}$/i;
const spelledDot = /[a-z0-9-]{2,40} ?[([{]? ?dot ?[)\]}]? ?(?:com|in|org|net|shop|store)(?!\p{L})/giu;

function linksIn(piece: string, own: OwnWays): ForeignWay[] {
  const hosts = own.hosts.map((host) => host.toLowerCase().replace(/^www\./, ''));
  const isOurs = (host: string) =>
    hosts.some((ours) => host === ours || host.endsWith(`.${ours}`)) ||
    publicHost.test(host) ||
    isExample(host);
  const found = [...piece.matchAll(address)].flatMap(
    ({ 0: words, 1: lead, 2: host = '', 3: ending = '', 4: path, index }): ForeignWay[] => {
      if (isOurs(host.toLowerCase().replace(/^www\./, ''))) return [];
      const isNamed = lead !== undefined || path !== undefined || plainEnding.test(ending);
      const isVisited =
        wordEnding.test(ending) &&
        host === host.toLowerCase() &&
        (host.endsWith('.co.in') ||
          isLongName(host) ||
          toVisit.test(piece.slice(Math.max(0, index - 30), index)));
      return isNamed || isVisited ? [{ kind: 'link', words }] : [];
    },
  );
  const spelled = [...piece.matchAll(spelledDot)].map(([words]): ForeignWay => ({ kind: 'link', words }));
  const others = matchesOf(piece, [...otherLinks, ...socialNames]).map(([words]): ForeignWay => ({
    kind: 'link',
    words,
  }));
  return [...found, ...spelled, ...others];
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

const told =
  '(?:tell|send|share|give|provide|reply(?: with)?|mail|email|whatsapp|message|sms|submit|confirm|dictate|need|require|want|bata\\p{L}*|bhej\\p{L}*|dijiye|dein|बताएं|बताइए|भेजें|भेजिए|दें|दीजिए)';
const secrets = [
  '(?:debit|credit|atm|bank|visa|rupay|master ?card)[ -]cards?(?: (?:number|no|details|photo|picture))?',
  'card (?:number|no|details|photo|pin)',
  'cvv',
  '(?:upi|atm|card|bank|m)[ -]?pin',
  'pin(?![ -]?codes?)(?! of )',
  'otp',
  'one[ -]time (?:password|code)',
  'net ?banking',
  'bank password',
  'कार्ड नंबर',
  'पिन(?! ?कोड)',
  'ओटीपी',
];
const secret = `(?:${secrets.join('|')})`;
const asks = new RegExp(`(?<!\\p{L})${told}(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})${secret}(?!\\p{L})`, 'giu');
/** The verb of a Hindi sentence comes at its end. */
const asksLast = new RegExp(
  `(?<!\\p{L})${secret}(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:bata\\p{L}*|bhej\\p{L}*|dijiye|dein|बताएं|बताइए|भेजें|भेजिए|दें|दीजिए)(?!\\p{L})`,
  'giu',
);
/** A typed card or PIN. A code of the shop is typed too, so an OTP may be entered. */
const typed =
  /(?<!\p{L})(?:enter|type|fill in|key in)(?!\p{L})[^.;:!?]{0,40}?(?<!\p{L})(?:card (?:number|details|no)|cvv|(?:upi|atm|card)[ -]?pin)(?!\p{L})/giu;
const advances = [
  /(?<!\p{L})(?:pay(?:ing|ments?)?|paid|deposit|transfer(?:red)?|send)(?!\p{L})[^.;:!?]{0,30}?(?<!\p{L})(?:in advance|before(?:hand)?(?: (?:dispatch|delivery|shipping|we (?:send|ship|pack)))|up ?front)(?!\p{L})/giu,
  /(?<!\p{L})(?:advance (?:payment|amount|deposit)|prepay(?:ment)?|booking amount|token amount|security deposit|अग्रिम भुगतान|एडवांस)(?!\p{L})/giu,
  /(?<!\p{L})(?:pay|send|transfer|deposit|भुगतान|scan)(?!\p{L})[^.;:!?]{0,40}?(?<!\p{L})(?:upi|g ?pay|google pay|phone ?pe|paytm|bhim|qr(?: code)?|neft|imps|rtgs|bank transfer|western union|bitcoin|crypto|gift cards?)(?!\p{L})/giu,
  /(?<!\p{L})(?:upi|g ?pay|phone ?pe|paytm|qr)(?!\p{L})[^.;:!?]{0,30}?(?<!\p{L})(?:pe|par|se|पर|से) (?:bhej\p{L}*|pay|payment|भेजें|भुगतान)(?!\p{L})/giu,
];
/** The words that deny a request stand close before it, in the same clause. */
const denied =
  /(?<![\p{L}\p{M}])(?:never|not|no|nobody|none|nothing|without|nor|neither|don['’]?t|doesn['’]?t|won['’]?t|cannot|can['’]?t|nahi|nahin|mat|kabhi|नहीं|कभी|मत|न|बिना)(?![\p{L}\p{M}])(?! (?:only|longer accept|mind|more cash))[^.;:!?,]{0,50}$/iu;
const deniedAfter =
  /^[^.;:!?,]{0,40}?(?<![\p{L}\p{M}])(?:is|are|was|will be|हम)? ?(?:not|never|no|nahi|nahin|mat|नहीं|मत)(?![\p{L}\p{M}])/iu;
const place = /(?<!\p{L})(?:address|city|area|locality|deliver\p{L}*|courier|town|पता|pata)(?!\p{L})/iu;

function requestsIn(piece: string): ForeignWay[] {
  const of = (pattern: RegExp, kind: ForeignWay['kind']) =>
    [...piece.matchAll(pattern)]
      .filter(({ 0: words, index }) => !isDenied(piece, { words, index }))
      .map(([words]): ForeignWay => ({ kind, words }));
  // An Indian address has a PIN of six digits.
  const asked = [asks, asksLast, typed]
    .flatMap((pattern) => of(pattern, 'secret'))
    .filter(({ words }) => !/(?<!\p{L})(?<!upi |atm |card |bank )pin$/iu.test(words) || !place.test(piece));
  return [
    ...asked,
    ...otherSecrets.flatMap((pattern) => of(pattern, 'secret')),
    ...[...advances, ...otherAdvances].flatMap((pattern) => of(pattern, 'advance')),
  ];
}

function isDenied(piece: string, { words, index }: { words: string; index: number }): boolean {
  return (
    denied.test(piece.slice(Math.max(0, index - 70), index)) ||
    denied.test(words) ||
    deniedAfter.test(piece.slice(index + words.length))
  );
}
