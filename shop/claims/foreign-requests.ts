import type { ForeignWay } from './foreign-ways.ts';

const told =
  '(?:tell|send|share|give|provide|reply(?: with)?|mail|email|whatsapp|message|sms|submit|speak|say|confirm|dictate|need|require|want|bata\\p{L}*|bhej\\p{L}*|dijiye|dein|बताएं|बताइए|भेजें|भेजिए|दें|दीजिए)';
const secrets = [
  '(?:debit|credit|atm|bank|visa|rupay|master ?card)[ -]cards?(?: (?:number|no|details|photo|picture))?',
  'card (?:number|no|details|photo|pin)',
  'card expiry',
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

/** Requests for what opens an account. */
const otherSecrets = [
  /(?<!\p{L})(?:tell|share|give|read out|forward|reply with|send)(?!\p{L})[^.;:!?]{0,40}?(?<!\p{L})(?:your (?:pass(?:word|code)|aadhaar|pan)|code (?:that )?you (?:got|get|received))(?!\p{L})/giu,
  /(?<!\p{L})(?:tell|share|give|read out|forward|reply with|send)(?!\p{L})[^.;:!?]{0,40}?(?<!\p{L})(?:(?:three|3|16|sixteen) digits|(?:number|digits) (?:on|of|from) (?:the )?(?:front |back )?(?:of )?your (?:\p{L}{1,10} )?card|sides of your (?:\p{L}{1,10} )?card)(?!\p{L})/giu,
  /(?<!\p{L})(?:tell|share|give|read out|forward|reply with)(?!\p{L})[^.;:!?]{0,20}?(?<!\p{L})(?:verification|security|one[ -]time) code(?!\p{L})/giu,
  /(?<!\p{L})(?:read out|forward|please state|state your)(?!\p{L})[^.;:!?]{0,20}?(?<!\p{L})(?:otp|cvv|pin(?![ -]?codes?))(?!\p{L})/giu,
  /(?<!\p{L})(?:otp|cvv|pin|card number|ओटीपी|ओ टी पी|सीवीवी|पिन|कार्ड का नंबर)(?![\p{L}\p{M}])[^.;:!?]{0,25}?(?<![\p{L}\p{M}])(?:bol(?:o|iye|en)|de do|dena hoga|share kar\p{L}{1,8})(?![\p{L}\p{M}])/giu,
  /(?<!\p{L})(?:otp|cvv|pin|card number|ओटीपी|ओ टी पी|सीवीवी|पिन|कार्ड का नंबर)(?![\p{L}\p{M}])[^.;:!?]{0,25}?(?<![\p{L}\p{M}])(?:साझा (?:करें|कीजिए|करो)|बताएं|बताओ|बोलें|बोलिए|भेजें|भेजो)(?![\p{L}\p{M}])/giu,
  /(?<!\p{L})(?:any ?desk|team ?viewer|quick ?support|rust ?desk)(?!\p{L})/giu,
];

/** Requests for money before the door. */
const otherAdvances = [
  /(?<!\p{L})pay(?:ment)? first(?!\p{L})/giu,
  /(?<![\p{L}\p{M}])(?:pehle|पहले)(?![\p{L}\p{M}])[^.;:!?,]{0,20}?(?<![\p{L}\p{M}])(?:pay(?:ment)?|paise|paisa|पैसे|भुगतान)(?![\p{L}\p{M}])/giu,
  /(?<![\p{L}\p{M}])(?:payment|paise|paisa|पैसे|भुगतान) (?:pehle|पहले)(?![\p{L}\p{M}])/giu,
  /(?<!\p{L})advance (?:bhej\p{L}{1,6}|dein|dijiye|de do|karein)(?!\p{L})|अग्रिम राशि/giu,
  /(?<!\p{L})(?:pay|deposit|token)(?!\p{L})[^.;:!?]{0,25}?(?<!\p{L})(?:book|(?:confirm|reserve|release)s?)(?: (?:your|the|an?) (?:order|parcel|slot|refund|package)|$|[.!])/giu,
  /(?<!\p{L})(?:pay|payment|paid)(?!\p{L})[^.;:!?]{0,30}?before (?:the|your) (?:parcel|order|package|goods) (?:leaves?|ships?|goes|is)(?!\p{L})/giu,
  /(?<!\p{L})(?:pay|clear|send)(?!\p{L})[^.;:!?]{0,20}?(?<!\p{L})(?:customs|clearance|release) (?:fees?|charges?|duty)(?!\p{L})/giu,
  /(?<!\p{L})(?:refundable deposit|deposit (?:of )?(?:₹|rs)|wire (?:the|us|money)|make a bank transfer|bank transfer to us)(?!\p{L})/giu,
  /(?<!\p{L})(?:pay|send|transfer)(?!\p{L})[^.;:!?]{0,30}?(?<!\p{L})(?:usdt|btc|ethereum|(?:our|my) wallet)(?!\p{L})/giu,
  /(?<!\p{L})gift cards?(?!\p{L})[^.;:!?]{0,30}?(?<!\p{L})(?:send|share|tell) (?:us|me)(?!\p{L})/giu,
  /(?<![\p{L}\p{M}])(?:g[ -]?pay|google pay|phone ?pe|paytm|bhim) (?:us|me)(?!\p{L})/giu,
  /(?<![\p{L}\p{M}])(?:g[ -]?pay|google pay|phone ?pe|paytm|bhim|पेटीएम|गूगल पे|फोनपे|फोन पे|यूपीआई)(?![\p{L}\p{M}])[^.;:!?]{0,25}?(?<![\p{L}\p{M}])(?:karo|kar do|karein|kijiye|kar dijiye|bhej(?:o|ein|iye))(?![\p{L}\p{M}])/giu,
  /(?<![\p{L}\p{M}])(?:g[ -]?pay|google pay|phone ?pe|paytm|bhim|पेटीएम|गूगल पे|फोनपे|फोन पे|यूपीआई)(?![\p{L}\p{M}])[^.;:!?]{0,25}?(?<![\p{L}\p{M}])(?:करें|करो|कीजिए|भेजें|भेजो)(?![\p{L}\p{M}])/giu,
];

const kept =
  '(?:otp|one[ -]time (?:password|code)|(?:verification|security) code|cvv|(?:upi|atm|card|bank|m)[ -]?pin|(?:atm|card) (?:card )?(?:number|no|details)|net ?banking|bank password|aadh?aar(?: (?:card|number|no))?|kyc)';
const needed =
  '(?:needed|required|wanted|necessary|mandatory|compulsory|must be|(?:has|have|needs?) to be|should be|to be (?:sent|shared|given|told))';
const byMessage = '(?:by|on|via|over|through) (?:e?-?mail|whats ?app|sms|phone|call|text)';

/** Requests that name no verb of telling: what shall lie ready, is needed, or comes by mail, and the screen of a phone. */
const quietSecrets = [
  new RegExp(
    `(?<!\\p{L})(?:keep|have|hold)(?!\\p{L})[^.;:!?]{0,20}?(?<!\\p{L})${kept}(?!\\p{L})[^.;:!?]{0,20}?(?<!\\p{L})(?:ready|handy|at hand|near you)(?!\\p{L})`,
    'giu',
  ),
  // A code opens the own account, and the door to a parcel.
  new RegExp(
    `(?<!\\p{L})${kept}(?!\\p{L})[^.;:!?]{0,25}?(?<!\\p{L})${needed}(?!\\p{L})(?! (?:to (?:sign|log|enter)|for (?:the )?(?:sign|log|deliver)|at (?:the )?(?:door|delivery)))`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:cvv|(?:upi|atm|card|bank|m)[ -]?pin|(?:atm|card) (?:card )?(?:number|no|details)|aadh?aar(?: (?:card|number|no))?|kyc|bank details)(?!\\p{L})[^.;:!?]{0,30}?(?<!\\p{L})${byMessage}(?!\\p{L})`,
    'giu',
  ),
  // A pan in small letters is one of the kitchen.
  new RegExp(
    `(?<!\\p{L})(?:PAN|[Pp]an (?:card|number|no))(?!\\p{L})[^.;:!?]{0,30}?(?<!\\p{L})(?:${needed}|${byMessage})(?!\\p{L})`,
    'gu',
  ),
  /(?<!\p{L})(?:tell|share|give|read(?: out)?|send|say|dictate|forward|speak|reply)(?!\p{L})[^.;:!?]{0,40}?(?<![\p{L}\p{N}])(?:4|6|four|six)[ -]?digits?(?!\p{L})[^.;:!?]{0,30}?(?<!\p{L})(?:your|the) (?:phone|mobile|sms|message|text|email|card|screen)(?!\p{L})/giu,
  /(?<!\p{L})(?:shar(?:e|ing)|mirror|cast)(?: (?:us|me|with|your|the|phone|mobile|whole)){0,4} screen(?!\p{L})(?! (?:time|guard))|(?<!\p{L})screen[ -]?shar(?:e|ing)(?!\p{L})/giu,
  new RegExp(
    `(?<!\\p{L})(?:will|may|shall|can) (?:ask|want|need|call)(?!\\p{L})(?: (?:you|for|your|the|an)){0,4} (?:${kept}|pin(?![ -]?codes?))(?!\\p{L})(?! at (?:the )?(?:door|delivery))`,
    'giu',
  ),
  /(?<!\p{L})(?:tell|share|give|send|reply|message|forward|text|say)(?!\p{L})[^.;:!?]{0,25}?(?<!\p{L})(?:code|number|digits) (?:(?:that |which )?(?:we|they|he|she|(?:the|your) bank) (?:sent|sends?|texts?|texted|gave)|(?:from|of|by) your (?:bank|phone|sms))(?!\p{L})/giu,
  /(?<!\p{L})(?:enter|type|write|put)(?!\p{L})[^.;:!?]{0,30}?(?<!\p{L})(?:otp|cvv|pin(?![ -]?codes?))(?!\p{L})[^.;:!?]{0,15}?(?<!\p{L})(?:chat|message|whats ?app|reply)(?!\p{L})/giu,
  /(?<!\p{L})what(?:['’]s| is) your (?:otp|cvv|pin(?![ -]?codes?)|card number|password|atm)(?!\p{L})/giu,
  /(?<!\p{L})(?:see|view|watch|show(?: us| me| him)?)(?: (?:your|phone|mobile)){1,3} screen(?!\p{L})(?! (?:time|guard))/giu,
  /(?<!\p{L})(?:ultra ?viewer|air ?droid|remote (?:access|control|desktop))(?!\p{L})/giu,
  /(?<![\p{L}\p{M}])(?:आधार (?:कार्ड|नंबर)|पैन (?:कार्ड|नंबर)|एटीएम|केवाईसी)(?![\p{L}\p{M}])[^.;:!?।]{0,25}?(?<![\p{L}\p{M}])(?:भेजें|भेजिए|भेजो|बताएं|बताइए|बताओ|दें|दीजिए|(?:साझा|शेयर) करें)(?![\p{L}\p{M}])/giu,
  /(?<![\p{L}\p{M}])स्क्रीन (?:शेयर|साझा)(?![\p{L}\p{M}])/giu,
  /(?<![\p{L}\p{M}])(?:otp|ओटीपी)(?![\p{L}\p{M}])[^.;:!?।]{0,20}?(?<![\p{L}\p{M}])(?:tai?yy?ar|तैयार)(?![\p{L}\p{M}])/giu,
];

/** Money into an account that the text names as the shop's, and parts in advance. */
const quietAdvances = [
  /(?<!\p{L})(?:deposit|put|transfer|pay|remit|credit|send)(?!\p{L})[^.;:!?]{0,40}?(?<!\p{L})(?:in(?:to)?|to) (?:(?:our|my|this|his|her|the (?:shop|company)['’]?s|the (?:following|above)) (?:\p{L}{1,12} )?(?:account|a\/c|wallet)|the account (?:below|above|here|given|number))(?!\p{L})/giu,
  /(?<![\p{L}\p{N}])(?:half|part|full|amount|money|\d{1,3} ?%)(?: (?:the|of|amount|money|payment|in)){0,3} advance(?!\p{L})/giu,
  /(?<!\p{L})(?:pay|send|deposit|transfer|remit|give)(?!\p{L})[^.;:!?,]{0,25}?(?<!\p{L})(?:money|amount|fees?|charges?|(?:₹|rs\.?) ?[\d,]{1,9}|token) (?:first|now|beforehand|up ?front)(?!\p{L})/giu,
  /(?<!\p{L})(?:pay|send|deposit|transfer)(?!\p{L})[^.;:!?]{0,30}?(?<!\p{L})(?:to (?:activate|unlock|claim|get|receive|release)|for)(?: (?:your|the|a)){0,2} (?:refund|prize|reward|lottery|registration|verification|activation)(?!\p{L})/giu,
  /(?<!\p{L})advance (?:of )?(?:₹|rs\.?) ?\d/giu,
  /(?<!\p{L})(?:upi|g ?pay|phone ?pe|paytm)(?!\p{L})[^.;:!?]{0,15}?(?<!\p{L})(?:paise|paisa|money|rupaye) (?:bhej|de|daal)\p{L}{0,5}/giu,
  /(?<![\p{L}\p{M}])(?:हमारे|मेरे|इस) (?:बैंक )?खाते में(?![\p{L}\p{M}])[^.;:!?।]{0,20}?(?<![\p{L}\p{M}])(?:डालें|डालो|डालिए|जमा|भेजें|भेजो|भेजिए)(?![\p{L}\p{M}])/giu,
  /(?<!\p{L})(?:hama?are|mere|is) (?:bank )?(?:khaa?te|account) m(?:e|ein|en)(?!\p{L})[^.;:!?]{0,20}?(?<!\p{L})(?:daa?l|jama|bhej)\p{L}{0,5}/giu,
];

/** The words that deny a request stand close before it, in the same clause. */
const denied =
  /(?<![\p{L}\p{M}])(?:never|not|no|nobody|none|nothing|without|nor|neither|don['’]?t|doesn['’]?t|won['’]?t|cannot|can['’]?t|nahi|nahin|mat|kabhi|नहीं|कभी|मत|न|बिना)(?![\p{L}\p{M}])(?! (?:only|longer accept|mind|more cash))[^.;:!?,]{0,70}$/iu;
/** Where the shop takes money by itself. A UPI ID is found there too. */
const ownPayment = /^pay (?:by|with|in|through)(?!\p{L})(?!.{0,60}(?:advance|first|before|account|agent))/iu;
const atCheckout = /(?<!\p{L})(?:at|in) (?:the |our )?check ?out(?!\p{L})/iu;
/** `No Aadhaar, PAN or KYC is needed`. */
const deniedList =
  /(?<!\p{L})(?:no|without|neither) (?:(?:aadh?aar|pan|kyc|otp|cvv|pin|card|id|bank details|passport)(?: (?:card|number|details))?(?:, | or | and | nor )){1,6}$/iu;
const deniedAfter =
  /^[^.;:!?,]{0,40}?(?<![\p{L}\p{M}])(?:is|are|was|will be|हम)? ?(?:not|never|no|nahi|nahin|mat|नहीं|मत)(?![\p{L}\p{M}])/iu;
const place = /(?<!\p{L})(?:address|city|area|locality|deliver\p{L}*|courier|town|पता|pata)(?!\p{L})/iu;

export function requestsIn(piece: string): ForeignWay[] {
  const of = (pattern: RegExp, kind: ForeignWay['kind']) =>
    [...piece.matchAll(pattern)]
      .filter(({ 0: words, index }) => !isDenied(piece, { words, index }))
      .filter(({ 0: words }) => !ownPayment.test(words) || !atCheckout.test(piece))
      .map(([words]): ForeignWay => ({ kind, words }));
  // An Indian address has a PIN of six digits.
  const asked = [asks, asksLast, typed]
    .flatMap((pattern) => of(pattern, 'secret'))
    .filter(({ words }) => !/(?<!\p{L})(?<!upi |atm |card |bank )pin$/iu.test(words) || !place.test(piece));
  return [
    ...asked,
    ...[...otherSecrets, ...quietSecrets].flatMap((pattern) => of(pattern, 'secret')),
    ...[...advances, ...otherAdvances, ...quietAdvances].flatMap((pattern) => of(pattern, 'advance')),
  ];
}

function isDenied(piece: string, { words, index }: { words: string; index: number }): boolean {
  const before = piece.slice(Math.max(0, index - 90), index);
  return (
    denied.test(before) ||
    deniedList.test(before) ||
    denied.test(words) ||
    deniedAfter.test(piece.slice(index + words.length))
  );
}
