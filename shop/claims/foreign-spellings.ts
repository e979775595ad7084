/** Spellings of numbers, requests and links that `foreign-ways.ts` reads beside the usual ones. */

/** Returns a text with `C.V.V.` as one word, `[.]` as a dot, and without the marks that Hindi words may have or lack. */
export function joinSpelled(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}])(?:[A-Z][ .]){2,10}[A-Z](?![\p{L}\p{N}])/gu, (letters) =>
      letters.replaceAll(/[ .]/g, ''),
    )
    .replaceAll(/ ?[[({] ?[.。] ?[\])}] ?|。/g, '.')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u093C', '');
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
export function spelledNumbersIn(piece: string): string[] {
  const isCalled = ({ 0: words, index }: RegExpExecArray) =>
    beforeCall.test(piece.slice(Math.max(0, index - 40), index).replace(/[+(]{1,2}$/, '')) ||
    afterCall.test(piece.slice(index + words.length, index + words.length + 40));
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

/** A UPI ID whose parts stand apart; the second group is the provider. */
export const spacedHandle = /(?<![\w.+-])[\w.+-]{2,64} ?@ ?([a-z0-9]{2,40})(?![\w.])/gi;
export const saidHandle =
  /(?<![\w.+-])[\w.+-]{2,64} (?:at the rate of|at the rate|at) ([a-z0-9]{2,40})(?![\w.])/gi;

/** Links without a name of a host, names in other scripts, and names to write to. */
export const otherLinks = [
  /(?<!\p{L})h(?:tt|xx)ps?:\/\/(?:\d|\[)[^\s)>]{1,200}/giu,
  /(?<!\p{L})(?:hxxps?|upi|intent|tg|whatsapp):\/{0,2}[^\s)>]{3,200}/giu,
  /(?<![\p{L}\p{N}])[\p{L}\p{M}\p{N}-]{2,40}\.(?:भारत|рф|ভারত|இந்தியா|中国|公司)(?![\p{L}\p{M}])/giu,
  /(?<!\p{L})(?:dm|message|telegram|signal)(?!\p{L})[^.;!?\n]{0,25}@[\w.]{3,30}/giu,
];

/** Requests for what opens an account. */
export const otherSecrets = [
  /(?<!\p{L})(?:tell|share|give|read out|forward|reply with|send)(?!\p{L})[^.;:!?]{0,40}?(?<!\p{L})(?:your (?:pass(?:word|code)|aadhaar|pan)|code (?:that )?you (?:got|get|received))(?!\p{L})/giu,
  /(?<!\p{L})(?:tell|share|give|read out|forward|reply with|send)(?!\p{L})[^.;:!?]{0,40}?(?<!\p{L})(?:(?:three|3|16|sixteen) digits|(?:number|digits) (?:on|of|from) (?:the )?(?:front |back )?(?:of )?your (?:\p{L}{1,10} )?card|sides of your (?:\p{L}{1,10} )?card)(?!\p{L})/giu,
  /(?<!\p{L})(?:tell|share|give|read out|forward|reply with)(?!\p{L})[^.;:!?]{0,20}?(?<!\p{L})(?:verification|security|one[ -]time) code(?!\p{L})/giu,
  /(?<!\p{L})(?:read out|forward|please state|state your)(?!\p{L})[^.;:!?]{0,20}?(?<!\p{L})(?:otp|cvv|pin(?![ -]?codes?))(?!\p{L})/giu,
  /(?<!\p{L})(?:otp|cvv|pin|card number|ओटीपी|ओ टी पी|सीवीवी|पिन|कार्ड का नंबर)(?![\p{L}\p{M}])[^.;:!?]{0,25}?(?<![\p{L}\p{M}])(?:bol(?:o|iye|en)|de do|dena hoga|share kar\p{L}{1,8})(?![\p{L}\p{M}])/giu,
  /(?<!\p{L})(?:otp|cvv|pin|card number|ओटीपी|ओ टी पी|सीवीवी|पिन|कार्ड का नंबर)(?![\p{L}\p{M}])[^.;:!?]{0,25}?(?<![\p{L}\p{M}])(?:साझा (?:करें|कीजिए|करो)|बताएं|बताओ|बोलें|बोलिए|भेजें|भेजो)(?![\p{L}\p{M}])/giu,
  /(?<!\p{L})(?:any ?desk|team ?viewer|quick ?support|rust ?desk)(?!\p{L})/giu,
];

/** Requests for money before the door. */
export const otherAdvances = [
  /(?<!\p{L})pay(?:ment)? first(?!\p{L})/giu,
  /(?<![\p{L}\p{M}])(?:pehle|पहले)(?![\p{L}\p{M}])[^.;:!?,]{0,20}?(?<![\p{L}\p{M}])(?:pay(?:ment)?|paise|paisa|पैसे|भुगतान)(?![\p{L}\p{M}])/giu,
  /(?<![\p{L}\p{M}])(?:payment|paise|paisa|पैसे|भुगतान) (?:pehle|पहले)(?![\p{L}\p{M}])/giu,
  /(?<!\p{L})advance (?:bhej\p{L}{1,6}|dein|dijiye|de do|karein)(?!\p{L})|अग्रिम राशि/giu,
  /(?<!\p{L})(?:pay|deposit|token)(?!\p{L})[^.;:!?]{0,25}?(?<!\p{L})(?:book|(?:confirm|reserve|release)s?)(?: (?:your|the|an?) (?:order|parcel|slot|refund|package)|$|[.!])/giu,
  /(?<!\p{L})(?:pay|payment|paid)(?!\p{L})[^.;:!?]{0,30}?before (?:the|your) (?:parcel|order|package|goods) (?:leaves?|ships?|goes|is)(?!\p{L})/giu,
  /(?<!\p{L})(?:pay|clear|send)(?!\p{L})[^.;:!?]{0,20}?(?<!\p{L})(?:customs|clearance|release) (?:fees?|charges?|duty)(?!\p{L})/giu,
  /(?<!\p{L})(?:refundable deposit|deposit (?:of )?(?:₹|rs)|wire (?:the|us|money)|make a bank transfer|bank transfer to us)/giu,
  /(?<!\p{L})(?:pay|send|transfer)(?!\p{L})[^.;:!?]{0,30}?(?<!\p{L})(?:usdt|btc|ethereum|(?:our|my) wallet)(?!\p{L})/giu,
  /(?<!\p{L})gift cards?(?!\p{L})[^.;:!?]{0,30}?(?<!\p{L})(?:send|share|tell) (?:us|me)(?!\p{L})/giu,
  /(?<![\p{L}\p{M}])(?:g[ -]?pay|google pay|phone ?pe|paytm|bhim) (?:us|me)(?!\p{L})/giu,
  /(?<![\p{L}\p{M}])(?:g[ -]?pay|google pay|phone ?pe|paytm|bhim|पेटीएम|गूगल पे|फोनपे|फोन पे|यूपीआई)(?![\p{L}\p{M}])[^.;:!?]{0,25}?(?<![\p{L}\p{M}])(?:karo|kar do|karein|kijiye|kar dijiye|bhej(?:o|ein|iye))(?![\p{L}\p{M}])/giu,
  /(?<![\p{L}\p{M}])(?:g[ -]?pay|google pay|phone ?pe|paytm|bhim|पेटीएम|गूगल पे|फोनपे|फोन पे|यूपीआई)(?![\p{L}\p{M}])[^.;:!?]{0,25}?(?<![\p{L}\p{M}])(?:करें|करो|कीजिए|भेजें|भेजो)(?![\p{L}\p{M}])/giu,
];
