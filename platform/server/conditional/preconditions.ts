import { yearOf } from '../../india-time.ts';

/** The identity of a version of a response. The tag is quoted; a weak one begins with `W/`. */
export type Validators = { etag: string; modifiedAt?: Date | undefined };

type Get = (name: string) => string | null | undefined;

/** Returns what to do with a GET or HEAD whose response would be a 200: RFC 9110, section 13.2.2. */
export function preconditionOf(get: Get, { etag, modifiedAt }: Validators): 'send' | 'unchanged' | 'failed' {
  const ifMatch = get('if-match') ?? null;
  const modified = modifiedAt && inSeconds(modifiedAt);
  if (ifMatch !== null) {
    if (!isAny(ifMatch) && !namesStrongly(ifMatch, etag)) return 'failed';
  } else if (modified !== undefined && modified > (httpDate(get('if-unmodified-since')) ?? Infinity))
    return 'failed';
  const ifNoneMatch = get('if-none-match') ?? null;
  if (ifNoneMatch !== null) return namesTag(ifNoneMatch, etag) ? 'unchanged' : 'send';
  const since = httpDate(get('if-modified-since'));
  return modified !== undefined && since !== undefined && modified <= since ? 'unchanged' : 'send';
}

/** Returns whether an `If-None-Match` names the tag, which weak comparison decides. */
export function namesTag(list: string, etag: string): boolean {
  return isAny(list) || list.includes(opaqueOf(etag));
}

/** Returns whether a part continues what the client has: RFC 9110, section 13.1.5. Without `If-Range` it does. */
export function isSameForRange(ifRange: string | null, { etag, modifiedAt }: Validators): boolean {
  if (ifRange === null) return true;
  if (ifRange.includes('"')) return isStrong(etag) && ifRange.trim() === etag;
  const date = httpDate(ifRange);
  return date !== undefined && modifiedAt !== undefined && inSeconds(modifiedAt) === date;
}

const isAny = (list: string) => list.trim() === '*';
const isStrong = (etag: string) => !etag.startsWith('W/');
const opaqueOf = (etag: string) => etag.replace(/^W\//, '');
const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

function namesStrongly(list: string, etag: string): boolean {
  return isStrong(etag) && Array.from(list.matchAll(/(W\/)?"[^"]*"/g), ([tag]) => tag).includes(etag);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const time = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;
const month = `(?<month>${months.join('|')})`;
const forms = [
  new RegExp(String.raw`^[A-Z][a-z]{2}, (?<day>\d\d) ${month} (?<year>\d{4}) ${time} GMT$`),
  new RegExp(String.raw`^[A-Z][a-z]{5,8}, (?<day>\d\d)-${month}-(?<year>\d\d) ${time} GMT$`),
  new RegExp(String.raw`^[A-Z][a-z]{2} ${month} (?<day>[ \d]\d) ${time} (?<year>\d{4})$`),
];

/** Reads the three forms of a date in HTTP, in seconds. Another text is no date, so its header counts as absent. */
export function httpDate(text: string | null | undefined): number | undefined {
  if (!text || text.length > 40) return undefined;
  const parts = forms.map((form) => form.exec(text.trim())?.groups).find(Boolean);
  if (!parts) return undefined;
  const { year, day, hour, minute, second } = Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, Number(value)]),
  ) as Record<string, number>;
  const at = Date.UTC(fullYear(year!), months.indexOf(parts.month!), day, hour, minute, second);
  return at / 1000;
}

/** A year of two digits that seems more than 50 years ahead is one of the past century. */
function fullYear(year: number): number {
  if (year > 99) return year;
  const now = yearOf(new Date());
  const near = now - (now % 100) + year;
  return near > now + 50 ? near - 100 : near;
}
