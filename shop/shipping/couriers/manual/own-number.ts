/**
 * A parcel sent by hand has the shop's own number until staff give its waybill: `AR-100001`, or `AR-100001-2` for the second
 * parcel of a changed order.
 */
export function ownNumberOf({ orderId, orderNumber }: { orderId: string; orderNumber: string }): string {
  const revision = /^.{36}-(\d+)$/.exec(orderId)?.[1];
  return revision ? `${orderNumber}-${revision}` : orderNumber;
}

/** Returns the waybill that a courier gave, or null while the parcel has only our own number. */
export function courierWaybill(waybill: string | null): string | null {
  return waybill !== null && isOwnNumber(waybill) ? null : waybill;
}

/** Whether a number has the form of our own. A courier's waybill never does. */
export function isOwnNumber(number: string): boolean {
  return /^AR-\d{1,12}(-\d{1,6})?$/i.test(number);
}

/** `100001`, `ar-100001` and the label `AR-100001-2` name the order AR-100001. */
export function orderNumberIn(typed: string): string {
  const text = typed.trim().toUpperCase();
  if (/^\d{1,12}$/.test(text)) return `AR-${text}`;
  return isOwnNumber(text) ? text.split('-').slice(0, 2).join('-') : text;
}
