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
