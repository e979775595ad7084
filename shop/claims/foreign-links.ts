import type { ForeignWay, OwnWays } from './foreign-ways.ts';

export const isExample = (host: string) => /(?:^|\.)example(?:\.(?:com|org|net|in))?$/i.test(host);

/** Offices, encyclopedias and journals, which take nobody's money. */
const publicHost =
  /(?:^|\.)(?:gov\.in|nic\.in|who\.int|wikipedia\.org|doi\.org|nih\.gov|indiapost\.gov\.in|fssai\.gov\.in)$/i;
const address =
  /(?<![\w@.-])(?:(https?:\/\/|www\.))?((?:[a-z0-9-]{1,63}\.){1,4}([a-z]{2,12}))(?![\w@-])(\/[^\s]{0,200})?/gi;
/** Endings that are no word, in any letters. */
const plainEnding =
  /^(?:com|org|xyz|io|biz|ly|app|zip|bharat|dev|cloud|icu|mobi|asia|cyou|sbs|ru|cn|tk|cf|gq|cc|ws|pw|su|ai|gg|tv|uk|eu|pk|bd|np|lk|ae|sg|hk|jp|kr|vn|ng|za|nz)$/i;
/** Endings that are words, which a missing blank after a full stop joins to the sentence before only in large letters. */
const labelEnding = /^(?:net|shop|info|site|club|website|tech|vip|ltd)$/i;
/** Endings that begin sentences in small letters too, so their place in the text decides. */
const wordEndings = new Set(
  `in co me to us page link live top pay click pro world today life fun win space deals sale money cash gift gifts bid loan
  work help support center email chat social news blog best cheap promo express services company global one art bio store
  online hair care health wiki trade expert digital finance bank beauty skin yoga organic market trading exchange credit
  direct download zone team group land host press review reviews party stream bond quest makeup rest fyi guru rocks run
  plus media network tips watch works`.split(/\s+/),
);
const toVisit =
  /(?<!\p{L})(?:visit|open|go to|see|click|site|website|link|order at|buy at|pay at|at|on|from|via|पर|(?:order|shop|buy|more|details|web)(?= ?:))\W{0,3}$/iu;
const endsClause = /^(?:\s{0,9}$|[^\s\p{L}\p{N}])/u;
const goesOn =
  /^ (?:(?:today|now|for|and|or|has|is|offers?|gives|sells|instead|directly|पर|par|pe)(?!['’\p{L}])|\d{1,3} ?%|₹)/iu;
const spelledDot =
  /[a-z0-9-]{2,40} ?[([{]? ?d ?[o0] ?t ?[)\]}]? ?(?:com|in|org|net|shop|store)(?!\p{L})|[a-z0-9-]{2,40} ?[([{] ?d ?[o0] ?t ?[)\]}] ?[a-z]{2,12}(?!\p{L})|[\p{L}\p{M}\p{N}-]{2,40} ?(?:डॉट|डाट) ?(?:कॉम|काम|इन|नेट|com|in|net|org)(?![\p{L}\p{M}])/giu;

export function linksIn(piece: string, own: OwnWays): ForeignWay[] {
  const hosts = own.hosts.map((host) => host.toLowerCase().replace(/^www\./, ''));
  const isOurs = (host: string) =>
    hosts.some((ours) => host === ours || host.endsWith(`.${ours}`)) ||
    publicHost.test(host) ||
    (own.takesExamples && isExample(host));
  const found = [...piece.matchAll(address)].filter(({ 0: words, 1: lead, 2: host = '', 4: path, index }) => {
    if (isOurs(host.toLowerCase().replace(/^www\./, ''))) return false;
    if (lead !== undefined || path !== undefined) return true;
    return isNamed(host, {
      before: piece.slice(Math.max(0, index - 30), index),
      after: piece.slice(index + words.length),
    });
  });
  return [...found, ...matchesOf(piece, [spelledDot, ...otherLinks, ...socialNames])].map(([words]) => ({
    kind: 'link',
    words,
  }));
}

/** Returns whether a name with a dot is that of a host, and no sentence that begins without a blank. */
function isNamed(host: string, { before, after }: { before: string; after: string }): boolean {
  const ending = host.slice(host.lastIndexOf('.') + 1);
  if (!/[a-z]/i.test(host.slice(0, -ending.length))) return false;
  if (plainEnding.test(ending) || isExample(host)) return true;
  const isOneWord = ending === ending.toLowerCase() || host === host.toUpperCase();
  if (!isOneWord) return false;
  if (labelEnding.test(ending)) return true;
  if (!wordEndings.has(ending.toLowerCase())) return false;
  const isLong = isLongName(host.toLowerCase()) || host.toLowerCase().endsWith('.co.in');
  const isSaidOf = !/^(?:me|to|us)$/i.test(ending) && goesOn.test(after);
  return isLong || isSaidOf || endsClause.test(after) || toVisit.test(before);
}

/** `order from herbal-deals.in`: no English word that a missing blank joins to the next. */
const isLongName = (host: string) => /[-\d]|[a-z]{12}/.test(host.split('.')[0]!);

export function matchesOf(piece: string, patterns: RegExp[]): RegExpExecArray[] {
  const found = [];
  for (const pattern of patterns) found.push(...piece.matchAll(pattern));
  return found;
}

/** Links without a name of a host, names in other scripts, and names to write to. */
const otherLinks = [
  /(?<!\p{L})h(?:tt|xx)ps?:\/\/(?:\d|\[)[^\s)>]{1,200}/giu,
  /(?<!\p{L})(?:hxxps?|upi|intent|tg|whatsapp):\/{0,2}[^\s)>]{3,200}/giu,
  /(?<![\p{L}\p{N}])[\p{L}\p{M}\p{N}-]{2,40}\.(?:भारत|कॉम|नेट|рф|ভারত|இந்தியா|中国|公司)(?![\p{L}\p{M}])/giu,
  // The Kelvin sign is a k to a pattern that takes large letters for small ones.
  /(?<![\p{L}\p{N}])(?=[a-zA-Z0-9-]{0,39}[\u0080-\uffff])[\p{L}\p{M}\p{N}-]{2,40}\.(?:com|org|net|xyz)(?![\p{L}\p{M}])/gu,
  /(?<!\p{L})(?:dm|message|telegram|signal)(?!\p{L})[^.;!?\n]{0,25}@[\w.]{3,30}/giu,
  /(?<![\p{L}\p{N}])[a-z0-9-]{2,63}\.xn--[a-z0-9-]{2,40}/giu,
  /(?<!\p{L})www(?: |, ?)[a-z0-9-]{2,40}(?: |, ?| ?\. ?)[a-z]{2,12}(?!\p{L})/giu,
  /(?<!\p{L})(?:install|download|open)(?!\p{L})[^.;:!?]{0,30}?(?<!\p{L})apks?(?!\p{L})|(?<!\p{L})[\w-]{2,40}\.apk(?!\p{L})/giu,
  /(?<!\p{L})(?:contact|message|write|chat|text|find|add|join)(?!\p{L})[^.;:!?]{0,30}?(?<!\p{L})(?:on|via|at) (?:telegram|discord|snapchat|signal)(?!\p{L})/giu,
  /(?<!\p{L})(?:insta(?:gram)?|telegram|snapchat|discord|signal)(?: id| handle)? ?[:=-]? ?(?=[a-z.]{1,25}[_\d])[\w.]{4,30}/giu,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}[/:][^\s)>]{1,200}/g,
  /(?<!\p{L})(?:visit|open|go to|click|site|website|at)\W{1,3}(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/giu,
  /(?<!\p{L})(?:(?:javascript|vbscript) ?:|data:[a-z]{2,12}\/|(?:ftps?|file|blob|market):\/\/)[^\s)>]{0,200}/giu,
];

/** Names on Instagram and the like, before or behind the word. */
const socialNames = [
  /(?<!\p{L})(?:insta(?:gram)?|facebook|fb|follow us|threads|snapchat|इंस्टाग्राम)(?!\p{L})[^.;!?\n]{0,25}@[\w.]{3,30}/giu,
  /(?<![\w@])@[\w.]{3,30} (?:on|at|par|pe|पर) (?:our )?(?:insta(?:gram)?|facebook|fb|threads|snapchat|telegram|इंस्टाग्राम)(?!\p{L})/giu,
  /(?<!\p{L})(?:insta(?:gram)?|telegram|snapchat)(?: id| handle)?\s?[:=-]\s?[\w.]{4,30}/giu,
];
