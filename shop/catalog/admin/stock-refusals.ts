import { formatDay } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';

export const refusals = {
  comboStock: () =>
    new Refusal('combo_stock', 409, 'A combo has no stock of its own. Change the stock of its parts.'),
  batchNotFound: () => new Refusal('batch_not_found', 404, 'There is no such batch of this product.'),
  changeIdTaken: () =>
    new Refusal(
      'change_id_taken',
      409,
      'This change is saved already with other details. Reload the page to see it.',
    ),
  batchDiffers: (number: string, bestBefore: string | null) => {
    const known = bestBefore ? `best before ${formatDay(bestBefore)}` : 'no best before day';
    const message = `Batch ${number} was received with ${known}. Give it the same days, or another number.`;
    return new Refusal('batch_differs', 409, message, { fields: { bestBefore: message } });
  },
  tooOldAlready: (minDays: number) => {
    const message = `This batch would leave the stock tonight, since fewer than ${minDays} days are left until its best before day.`;
    return new Refusal('too_old_already', 400, message, { fields: { bestBefore: message } });
  },
  madeLater: () => {
    const message = 'A batch is made before today and before its best before day.';
    return new Refusal('made_later', 400, message, { fields: { madeOn: message } });
  },
  shelfChanged: (seen: number, now: number) =>
    new Refusal(
      'shelf_changed',
      409,
      `The shop expected ${seen} units when you opened this, and ${now} now: parcels were packed or stock was changed. Count again, then save.`,
      { details: { onShelf: now } },
    ),
  belowPromised: (promised: number) =>
    new Refusal(
      'below_promised',
      409,
      `Orders that are not packed wait for ${promised} units, so the shelf cannot hold fewer. Cancel what you cannot send, then save the count.`,
    ),
  notThatMany: (held: number) => {
    const message = `Only ${held} ${held === 1 ? 'unit is' : 'units are'} there.`;
    return new Refusal('not_that_many', 409, message, { fields: { units: message } });
  },
  notSent: () => {
    const message = 'This order has not left the shop, so nothing can come back.';
    return new Refusal('not_sent', 409, message, { fields: { orderNumber: message } });
  },
  notInOrder: (left: number) => {
    const message =
      left === 0
        ? 'Nothing of this product is out with this order.'
        : `At most ${left} of this product can come back from this order.`;
    return new Refusal('not_in_order', 409, message, { fields: { orderNumber: message } });
  },
};
