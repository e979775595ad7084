import { plainCell } from '#shop/shipping/courier-file/plain-cell.ts';
import type { HandStepName } from '../hand-steps.ts';
import { says, wholeStatuses } from './status-words.ts';

/**
 * The meaning of a status of a courier's portal. `before`: the courier has not taken the parcel. `returning`: it is on its way back.
 * `cancelled`: the courier no longer expects it. `unknown`: staff read it themselves.
 */
export type Status = HandStepName | 'before' | 'returning' | 'cancelled' | 'unknown' | 'none';

const maxLength = 120;

/** Words that turn “delivered” around, or put it into the future. */
const doubtful =
  /\b(?:not|no|never|to be|will|could|cannot|unable|yet|expected|partial(?:ly)?|pending|fail(?:ed|ure)?|attempt(?:ed)?|un|intimation|notice|notification|message|sms)\b/;

export const toSender = /\b(?:consignor|shipper|seller|sender|origin|merchant|warehouse|vendor|supplier)\b/;

/** The first pattern that fits decides. */
const rules: readonly [RegExp, Status][] = [
  [/\bcancel(?:l?ed|lation|ation)?\b/, 'cancelled'],
  [
    /\bpick ?up (?:exception|error|delayed|failed|pending|scheduled|rescheduled|generated|queued|booked|awaited|assigned)\b|\bout for pick ?up\b/,
    'before',
  ],
  [/\b(?:lost|destroyed|disposed)\b/, 'lost'],
  [/\b(?:damaged|partial(?:ly)?|hold)\b/, 'unknown'],
  [
    /\b(?:undelivered|undeliverable|ndr|not delivered|could not be delivered|unable to deliver|delivery (?:attempt(?:ed)?|failed|failure|unsuccessful)|failed delivery|attempt failed|failed attempt|consignee unavailable|consignee refused|door locked|addressee absent)\b/,
    'attempt_failed',
  ],
  [/\bofd lock\b/, 'unknown'],
  [/\b(?:out for delivery|ofd)\b/, 'out_for_delivery'],
  [
    /\b(?:item (?:booked|dispatched|received|bagged)|in transit|intransit|shipped|dispatched|picked up|pickedup|pickup (?:done|complete|completed)|reached|arrived|departed|connected|bagged|forwarded|mis ?routed?|fdm prepared|stock scan|delayed|hand(?:ed)? ?over to courier|in flight|untraceable)\b/,
    'in_transit',
  ],
  [
    /\b(?:debagged|inscan(?:ned)?|redirected|redirection|off ?loaded|weekly off|network (?:issues?|delay)|delivery process in progress)\b/,
    'in_transit',
  ],
  [/\bbag (?:received|opened|closed|dispatched|added)\b/, 'in_transit'],
  [
    /\b(?:new|order received|booked|manifested|manifest(?: generated)?|awb assigned|label generated|invoiced|ready to ship|ready for pickup|pickup|not picked|processing|confirmed|packed|box packing|created|soft ?data upload(?:ed)?)\b/,
    'before',
  ],
];

/** Reads a status as portals of couriers in India write it, such as `RTO DELIVERED` or `Item Delivered(Addressee)`. */
export function readStatus(cell: string): Status {
  if (cell.length > maxLength) return 'unknown';
  const written = wordsOfStatus(cell);
  if (written === '' || written === 'na' || written === 'n a') return 'none';
  const whole = wholeStatuses.get(written);
  if (whole) return whole;
  const words = nameReturn(written);
  if (says(words, 'redirected') && says(words, 'toSender')) return 'returning';
  if (/\b(?:rto|dto|rvp|return(?:ed|ing)?|reverse)\b/.test(words) || /\bback (?:at|to)\b/.test(words))
    return readReturn(words);
  if (/\bpending\b/.test(words)) return words === 'pending' ? 'before' : 'unknown';
  for (const [pattern, status] of rules) {
    const isToCome = status === 'attempt_failed' && says(words, 'toCome');
    if (!isToCome && pattern.test(words)) return isTurned(words, status) ? 'unknown' : status;
  }
  const isDelivered = /\bdelivered\b/.test(words);
  if (says(words, 'moving') && !isDelivered) return isTurned(words, 'in_transit') ? 'unknown' : 'in_transit';
  if (!isDelivered || doubtful.test(words) || says(words, 'elsewhere')) return 'unknown';
  return toSender.test(words) ? 'returned_to_origin' : 'delivered';
}

/** `RTO_DELIVERED` and `Rto-delivered` are `rto delivered`. */
export function wordsOfStatus(cell: string): string {
  return plainCell(cell)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Names a return `rto`, however a courier does: `rts ofd` and `rt delivered`. `rts` alone may be “ready to ship”. */
export function nameReturn(words: string): string {
  return words
    .replace(
      /\b(?:rt(?= pending)|rt[snv]?(?= (?:shipment )?(?:accepted|complete|del|dispatched|dl\b|dlv|in transit|initiated|it\b|ofd|out|reached|received|ud\b|undelivered)))/g,
      'rto',
    )
    .replace(/\brto (shipment )?(?:dlvd|dlv|del|dl)\b/g, 'rto $1delivered')
    .replace(/^(?:shipment |parcel |item )?delivered back$/, 'rto delivered');
}

/** Only a parcel that reached its sender is back. All else of a return is still on its way. */
function readReturn(words: string): Status {
  if (/\bcancel(?:l?ed|lation|ation)?\b/.test(words)) return 'unknown';
  if (/\blost\b/.test(words)) return 'lost';
  const isBack =
    /\b(?:rto|return(?:ed)?) (?:shipment )?(?:delivered|received|completed?)\b/.test(words) ||
    /^delivered back to (?:the )?(?:shipper|seller|sender|client|merchant|consignor|origin)$|^delivered\b.{0,60}\b(?:rto|return)/.test(
      words,
    );
  if (says(words, 'returnAtCourier') && !toSender.test(words)) return 'returning';
  return isBack && !doubtful.test(words) ? 'returned_to_origin' : 'returning';
}

/** “Not shipped”, “yet to be dispatched” and “complaint created” are no step. */
function isTurned(words: string, status: Status): boolean {
  if (status === 'before') return says(words, 'noStart');
  const isStep = status === 'in_transit' || status === 'out_for_delivery' || status === 'lost';
  return isStep && /\b(?:not|never|to be|will|yet|could|cannot|unable)\b/.test(words);
}
