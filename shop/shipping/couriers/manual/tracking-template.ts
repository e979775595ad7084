const place = '{waybill}';
const sample = 'AB123456789IN';

/**
 * Says why an address cannot be the tracking page of a courier, or returns null. It begins with https, and the waybill is once
 * in its path or query, so that no waybill changes where it leads.
 */
export function templateProblem(template: string): string | null {
  if (template === '') return null;
  if (!/^https:\/\//i.test(template)) return 'Please enter an address that begins with https://';
  if (template.split(place).length !== 2) return `Please put ${place} where the number stands, once`;
  if (/[\s\\<>"]/.test(template)) return 'Please enter an address without blanks and quotes';
  const [one, other] = [addressOf(template, sample), addressOf(template, 'ZZ999')];
  if (!one || !other || one.host !== other.host || one.username !== '' || one.password !== '')
    return 'Please enter the address of a web page';
  return one.href.includes(sample) ? null : `Please put ${place} into the path or behind a question mark`;
}

/** Returns the tracking page of a parcel, or null without a template, without a waybill, or with a template of an older rule. */
export function trackingLink(template: string, waybill: string | null): string | null {
  if (template === '' || waybill === null || templateProblem(template) !== null) return null;
  return addressOf(template, waybill)?.href ?? null;
}

function addressOf(template: string, waybill: string): URL | null {
  const address = template.replace(place, () => encodeURIComponent(waybill));
  return URL.canParse(address) ? new URL(address) : null;
}
