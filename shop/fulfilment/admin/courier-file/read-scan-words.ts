import { plainCell } from '#shop/shipping/courier-file/plain-cell.ts';
import { nameReturn, readStatus, type Status, toSender, wordsOfStatus } from './read-status.ts';
import { codes, says } from './status-words.ts';

type ScanWords = { status: string; statusType: string; remark: string };

/** A remark of a courier. The rest of a longer one tells nothing more. */
const maxRemark = 160;
const maxType = 20;

const returning =
  /\b(?:rto|rtn|return(?:ed|ing)?|reverse)\b|\bback to (?:client|seller|shipper|sender|origin|consignor|merchant)\b|\bdelivered (?:to (?:the )?)?(?:seller|shipper|sender|consignor)\b/;
const isBack =
  /\b(?:returned|delivered|handed ?over|back) (?:back )?(?:to )?(?:the )?(?:client|seller|shipper|sender|consignor|merchant|origin|warehouse)\b|\breturn(?:ed)? (?:accepted|received|delivered|completed?|closed)\b|\brto (?:accepted|received|delivered|completed?)\b/;
const isNoReturn =
  /\b(?:no|not|without|cancel(?:l?ed)?) (?:rto|rts|return(?:ed)?)\b|\b(?:rto|rts|return) (?:request )?(?:not|cancel(?:l?ed)?|denied|declined|rejected)\b/;
const returnTypes = /^(?:rto?|rao|rti|rtd|rtp|rton|rts|rtn|ret|rev|returns?|returned|reverse)\b/;
/** Signs of a return that do not prove one. */
const hintsReturn = /\b(?:rto|rts|rtn?|rtv|dto|rvp|return(?:s|ed|ing)?|reverse|back)\b/;
const failedCustomer =
  /\b(?:unavailable|not available|absent|refused?|reject(?:ed)?|(?:not|no|isn t) (?:contactable|reachable|answer(?:ing|ed)?|response|responding|at home)|unreachable|switched off|door ?locked|premises closed|office closed|shop closed)\b/;
const failedPlace =
  /\b(?:(?:incorrect|incomplete|wrong|bad|insufficient) (?:address|phone|number|pincode)|address (?:incomplete|incorrect|not found|issue)|addressee (?:cannot|could not) be located|addressee left|insufficient address|customer (?:asked|wants?|requested|denied)|consignee (?:asked|wants?|requested|denied|shifted)|future delivery|reschedul\w{1,6})\b/;
const failedPay =
  /\b(?:cod not ready|amount not ready|cash not ready|no cash|out of delivery area|entry restricted|(?:re ?)?attempt(?:ed)?|otp (?:not|denied|mismatch))\b/;
const hasFailed = (said: string) =>
  !says(said, 'toCome') &&
  (says(said, 'failed') || [failedCustomer, failedPlace, failedPay].some((words) => words.test(said)));
const atHub =
  /\b(?:reached|received|arrived|inscan(?:ned)?|scanned|bagged|connected|hub|facility|branch|centre|center|awaiting|manifest(?:ed)?|vehicle)\b/;
const lastWay =
  /\b(?:out for delivery|ofd|with (?:the )?(?:rider|agent|fe|delivery (?:agent|boy|executive|associate)))\b/;

/**
 * Reads a status with its type and its remark, as the panel of Delhivery and the files of aggregators write them. At Delhivery
 * “Dispatched” is the rider's last way, “Pending” is at the hub or not delivered, and “RTO” of the type DL is back. A parcel of a
 * return never becomes delivered.
 */
export function readScanWords(scan: ScanWords): Status {
  const read = readWords(scan);
  if (read !== 'delivered' && read !== 'out_for_delivery') return read;
  const type = wordsOfStatus(scan.statusType.slice(0, maxType));
  const all = wordsOfStatus(`${scan.status.slice(0, maxRemark)} ${scan.remark.slice(0, maxRemark)}`);
  const isDoubtful = type === 'r' || hintsReturn.test(type) || hintsReturn.test(all) || toSender.test(all);
  return isDoubtful ? 'unknown' : read;
}

function readWords({ status, statusType, remark }: ScanWords): Status {
  const words = nameReturn(wordsOfStatus(status.slice(0, maxRemark)));
  const type = wordsOfStatus(statusType.slice(0, maxType));
  const said = nameReturn(wordsOfStatus(remark.slice(0, maxRemark)));
  const code = codes.get(words);
  if (code) return readCode(code, { statusType, remark, type, said });
  if (type === 'lt') return 'lost';
  if (type === 'cn') return 'cancelled';
  // Parcels that a customer gives back travel by other rules.
  if (type === 'pp' || type === 'pu' || words === 'dto') return 'unknown';
  const read = readStatus(plainCell(status));
  if (words === '') return read;
  const isReturn =
    returnTypes.test(type) || read === 'returning' || (returning.test(said) && !isNoReturn.test(said));
  if (read === 'returned_to_origin') return read;
  if (isReturn) return hasReturned({ words, type, said, read }) ? 'returned_to_origin' : 'returning';
  if (words === 'dispatched') return type === 'ud' || lastWay.test(said) ? lastWayOf(said) : read;
  if (words === 'pending') return pendingOf(said);
  // “RTS” is “return to sender” at some couriers and “ready to ship” at others.
  if (read === 'delivered' && (hasFailed(said) || says(said, 'elsewhere') || /\brts\b/.test(said)))
    return 'unknown';
  if (/^undelivered$/.test(words) && isMoving(readStatus(remark))) return readStatus(remark);
  if (words === 'in transit' && type === 'ud' && hasFailed(said)) return 'attempt_failed';
  const isHeld = /^(?:held ?up|on ?hold|attempted)$/.test(words);
  if (read === 'unknown' && (isHeld ? hasFailed(said) || words === 'attempted' : isFailure(words)))
    return 'attempt_failed';
  return read;
}

const isMoving = (read: Status) => read === 'in_transit' || read === 'out_for_delivery';

/** A reason in the place of a status, which no other words turn around. */
const isFailure = (words: string) =>
  hasFailed(words) &&
  !/\b(?:to be|will|yet|pickup|pincode|damaged|partial(?:ly)?|pending|delivered)\b/.test(words);

/** The remark beside a code says more than the code, and a return never becomes delivered. */
function readCode(
  code: Status,
  { statusType, remark, type, said }: { statusType: string; remark: string; type: string; said: string },
): Status {
  const byRemark =
    said === '' || codes.has(said) ? 'none' : readScanWords({ status: remark, statusType, remark: '' });
  const isOwn = byRemark === 'none' || byRemark === 'unknown';
  const read = isOwn ? code : byRemark;
  if (code === 'returned_to_origin' || code === 'returning') return code;
  return read === 'delivered' && (type.startsWith('rt') || returning.test(said)) ? 'unknown' : read;
}

type Return = { words: string; type: string; said: string; read: Status };

function hasReturned({ words, type, said, read }: Return): boolean {
  if (isBack.test(said))
    return read === 'delivered' || /^(?:rto|dl|rto dl|closed)$/.test(words) || type === 'dl';
  return read === 'delivered' || (type === 'dl' && /^(?:rto|returned?)$/.test(words));
}

function lastWayOf(said: string): Status {
  return hasFailed(said) && !lastWay.test(said) ? 'attempt_failed' : 'out_for_delivery';
}

/** At the hub, or a failed delivery, by the remark. A remark that says neither is for staff. */
function pendingOf(said: string): Status {
  if (said === '') return 'before';
  if (hasFailed(said)) return 'attempt_failed';
  return atHub.test(said) ? 'before' : 'unknown';
}
