/** Words that make an amount or a per cent a promise. */
const less =
  /(?<![\p{L}])(?:off|discounts?|sav(?:e|es|ing|ings)|less|cheaper|reduced|cash ?back|back|rebate|flat|up ?to|upto|extra|sale|कम|छूट|बचत|डिस्काउंट|ऑफ|तक|chhoot|chhut|bachat)(?![\p{L}])/u;
const percent = /%|(?<![\p{L}])per ?cent(?![\p{L}])|प्रतिशत|फीसदी/u;
const rupees = /₹|(?<![\p{L}])(?:rs|inr|rupees?|रु|रुपये|रुपए)(?![\p{L}])/u;
/** Promises by themselves. */
const promises = [
  /(?<![\p{L}])(?:free|zero|no)(?:[ -]of[ -]charge)?[ -](?:\p{L}{1,12}[ -])?(?:shipping|delivery|postage|courier|gifts?|samples?|returns?|trial|cod)(?![\p{L}])/u,
  /(?<![\p{L}])(?:shipping|delivery|postage|courier|gifts?|samples?)(?: charges?)?(?: is| are|:)? (?:free|on us|on the house)(?![\p{L}])/u,
  /(?<![\p{L}])(?:emis?|instal+ments?|pay ?later|bnpl|month by month|cash ?back|money[ -]back|bogo|b1g1|half[ -](?:price|off)|vouchers?|coupons?|promo ?codes?|discount(?:s|ed)?|rebates?)(?![\p{L}])/u,
  /(?<![\p{L}\p{N}])buy (?:\d{1,2}|one|two|three)[ ,]{1,2}(?:get|take)(?![\p{L}])/u,
  /(?<![\p{L}\p{N}])(?:\d|two|three) for (?:\d|one|two|the price)(?![\p{L}\p{N}])/u,
  /(?:मुफ्त|मुफ़्त|फ्री|निःशुल्क) ?(?:डिलीवरी|शिपिंग|गिफ्ट|उपहार)|(?:डिलीवरी|शिपिंग) ?(?:मुफ्त|मुफ़्त|फ्री)|कैशबैक|किस्त|छूट|(?:muft|free) (?:delivery|shipping|gift)/u,
];

/**
 * Returns whether a short line promises money: a per cent or an amount off, free delivery, instalments, cashback. A price alone and '100% Herbal'
 * promise none. A line is at most some hundred characters.
 */
export function promisesMoney(line: string): boolean {
  const text = line.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
  if (promises.some((promise) => promise.test(text))) return true;
  return (percent.test(text) || rupees.test(text)) && less.test(text);
}
