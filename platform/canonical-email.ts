const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const asciiDomain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(xn--[a-z0-9-]+|[a-z]{2,63})$/;
const writtenDomain = /^[a-z0-9.\u0080-\uffff-]+$/i;

/**
 * Reads an email address in its canonical form, the only form that the shop stores, compares and writes to: trimmed, NFC,
 * local part in lower-case ASCII, domain in ASCII, at most 254 characters. Returns null for an invalid address.
 */
export function canonicalEmail(written: string): string | null {
  const [local = '', domain = '', ...more] = written.trim().normalize('NFC').split('@');
  if (more.length > 0 || local.length > 64 || !isAscii(local) || !writtenDomain.test(domain)) return null;
  const ascii = toAsciiDomain(domain);
  const email = `${local.toLowerCase()}@${ascii}`;
  if (email.length > 254 || !localPart.test(local.toLowerCase()) || !asciiDomain.test(ascii)) return null;
  return email;
}

function isAscii(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}

function toAsciiDomain(domain: string): string {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** Hosts of one provider where the same name is the same inbox. */
const sameHost: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'pm.me': 'proton.me',
  'ya.ru': 'yandex.ru',
  'narod.ru': 'yandex.ru',
};

const yandexHost = /^yandex\.(com|com\.tr|by|kz|ua|uz|az|fr|eu)$/;

/** The characters of a name that its provider ignores or reads as one. */
const sameSigns: Record<string, [signs: RegExp, read: string]> = {
  'gmail.com': [/\./g, ''],
  'proton.me': [/[._-]/g, ''],
  'yandex.ru': [/\./g, '-'],
};

/** Yahoo puts a dash where others put a plus. No name of Yahoo holds one. */
const yahooHost = /^(yahoo\.[a-z.]{2,6}|ymail\.com|rocketmail\.com)$/;

/** Fastmail delivers each name at a host below its own to the inbox that the host names. */
const fastmailHost = /^([^.]+)\.(fastmail\.[a-z.]{2,6})$/;

/**
 * Returns the inbox of a canonical address: the part before `+`, without the dots of Gmail, at the main one of hosts that are one. It is for
 * counting alone. A person is known by the canonical address. `inbox_of` of the database says the same.
 */
export function inboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const below = fastmailHost.exec(domain);
  if (below) return `${below[1]}@${below[2]}`;
  const host = sameHost[domain] ?? domain.replace(yandexHost, 'yandex.ru');
  const tag = yahooHost.test(host) ? /[+-].*$/ : /\+.*$/;
  const [signs, read] = sameSigns[host] ?? ['', ''];
  const name = local.replace(tag, '').replace(signs, read);
  return `${name || local}@${host}`;
}
