import { methodOf, paymentMethodNames } from '#shop/payments/methods.ts';

const atDoor = paymentMethodNames.filter((name) => methodOf(name).due === 'at the door');

/** The cash that the rider of an order takes, as SQL on a row of `orders`. */
export const cashAtDoor = `case when payment_mode in (${atDoor.map((name) => `'${name}'`).join(', ')}) then total_paise else 0 end`;

/** The cash that a parcel asks its courier to collect, as SQL on a row of `shipments`. Older requests collect their total. */
export const collected = `coalesce(request->>'collectPaise', request->>'totalPaise')::int`;
