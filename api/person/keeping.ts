import type { Db } from '#platform/server/db.ts';
import { forgetMailsTo } from '#platform/server/mailing/forget-mails.ts';
import { listMailsTo } from '#platform/server/mailing/list-mails.ts';
import { forgetAddresses } from '#shop/account/server/forget-addresses.ts';
import { listAddresses } from '#shop/account/server/list-addresses.ts';
import { forgetCart } from '#shop/cart/server/forget-cart.ts';
import { readCart } from '#shop/cart/server/read-cart.ts';
import { forgetConsents, listConsents } from '#shop/consent/server/list-consents.ts';
import { forgetRecipient } from '#shop/delivery/server/shipments/forget-recipient.ts';
import { listParcels } from '#shop/delivery/server/shipments/list-parcels.ts';
import { getUser } from '#shop/identity/server/find-person.ts';
import { forgetPerson } from '#shop/identity/server/leaving/forget-person.ts';
import { listSessions } from '#shop/identity/server/sessions/list-sessions.ts';
import { forgetBuyersPhone, listInvoices } from '#shop/invoicing/server/invoices-of.ts';
import { forgetLetters, readLetters } from '#shop/newsletter/server/letters-to.ts';
import { forgetBuyer } from '#shop/ordering/server/leaving/forget-buyer.ts';
import { orderIdsOf } from '#shop/ordering/server/leaving/order-ids-of.ts';
import { getOrder } from '#shop/ordering/server/get-order.ts';
import { listOrders } from '#shop/ordering/server/list-orders.ts';
import { forgetRefills } from '#shop/refills/server/forget-refills.ts';
import { listRefills } from '#shop/refills/server/list-refills.ts';
import { forgetReviewer } from '#shop/reviews/server/mine/change-my-review.ts';
import { listMyReviews } from '#shop/reviews/server/mine/list-my-reviews.ts';
import { forgetWishlist } from '#shop/wishlist/server/forget-wishlist.ts';
import { readWishlist } from '#shop/wishlist/server/read-wishlist.ts';

/** Whose it is: the account, the session that asks, and the address, by which some rooms know people. */
export type Whose = { personId: number; sessionId: number; email: string };

type Kept = {
  /** For the download of one's data; nothing where another line shows it. */
  read?: (db: Db, whose: Whose) => Promise<unknown>;
  /** In the transaction that deletes the account; nothing where it goes with another line. */
  forget?: (tx: Db, whose: Whose) => Promise<void>;
};

/**
 * Everything the shop keeps of people, a line a room: how it is shown to them and how it is forgotten. A room that
 * begins to keep something of people gets its line here. They forget from top to bottom, in one transaction: what hangs on
 * orders while they still are somebody's, then the orders, which may refuse, and the person last, since the database
 * refuses while anything still points there.
 */
export const kept: Record<string, Kept> = {
  parcels: { read: ofOrders(listParcels), forget: ofOrders(forgetRecipient) },
  invoices: { read: ofOrders(listInvoices), forget: ofOrders(forgetBuyersPhone) },
  orders: { read: readOrders, forget: forgetBuyer },
  refills: {
    read: (db, { personId }) => listRefills(db, { personId, now: new Date() }),
    forget: forgetRefills,
  },
  addresses: { read: (db, whose) => listAddresses(db, whose), forget: forgetAddresses },
  cart: { read: (db, { personId }) => readCart(db, { owner: { personId } }), forget: forgetCart },
  wishlist: {
    read: (db, { personId }) => readWishlist(db, { owner: { personId } }),
    forget: forgetWishlist,
  },
  reviews: { read: (db, { personId }) => listMyReviews(db, { personId }), forget: forgetReviewer },
  letters: { read: readLetters, forget: forgetLetters },
  consents: { read: listConsents, forget: forgetConsents },
  mails: { read: listMailsTo, forget: forgetMailsTo },
  devices: { read: listSessions },
  profile: { read: (db, { personId }) => getUser(db, personId), forget: forgetPerson },
};

/** Everything the shop keeps of a person, by what it is. */
export async function readEverything(db: Db, whose: Whose): Promise<Record<string, unknown>> {
  const everything: Record<string, unknown> = {};
  for (const [what, { read }] of Object.entries(kept)) if (read) everything[what] = await read(db, whose);
  return everything;
}

/** Forgets a person in every room, in the caller's transaction: all of them, or none. */
export async function forgetEverything(tx: Db, whose: Whose): Promise<void> {
  for (const { forget } of Object.values(kept)) await forget?.(tx, whose);
}

/** What a room keeps that knows people only by their orders. */
function ofOrders<T>(verb: (db: Db, of: { orderIds: string[] }) => Promise<T>) {
  return async (db: Db, whose: Whose): Promise<T> => verb(db, { orderIds: await orderIdsOf(db, whose) });
}

async function readOrders(db: Db, { personId }: Whose): Promise<unknown> {
  const details = [];
  const { orders } = await listOrders(db, { personId });
  for (const { orderNumber } of orders) details.push(await getOrder(db, { personId, orderNumber }));
  return details;
}
