import { eraseViews, exportViews } from '#platform/admin/server/saved-views.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { eraseEmailsTo } from '#platform/server/emails/delete-emails.ts';
import { listEmailsTo } from '#platform/server/emails/list-emails.ts';
import { eraseAddresses } from '#shop/addresses/server/erase-addresses.ts';
import { listAddresses } from '#shop/addresses/server/list-addresses.ts';
import { eraseCart } from '#shop/cart/server/erase-cart.ts';
import { readCart } from '#shop/cart/server/read-cart.ts';
import { eraseConsents, listConsents } from '#shop/consent/server/list-consents.ts';
import { deleteDocumentsOf } from '#shop/fulfilment/admin/server/documents/request-documents.ts';
import { eraseRecipient } from '#shop/shipping/server/shipments/erase-recipient.ts';
import { listShipments } from '#shop/shipping/server/shipments/list-shipments.ts';
import { eraseInvitation, exportInvitation } from '#shop/accounts/admin/server/invite-staff.ts';
import { exportPhoneRequests } from '#shop/accounts/admin/server/by-phone/list-requests.ts';
import { listFactors } from '#shop/accounts/admin/server/staff-session.ts';
import { getUser } from '#shop/accounts/server/find-user.ts';
import { eraseUser } from '#shop/accounts/server/deletion/erase-user.ts';
import { listSessions } from '#shop/accounts/server/sessions/list-sessions.ts';
import { eraseGrievances, exportGrievances } from '#shop/grievances/server/grievance-data.ts';
import { eraseCustomerPhone, listInvoices } from '#shop/invoices/server/invoices-of.ts';
import { eraseSubscriber, readSubscriber } from '#shop/newsletter/server/subscriber-data.ts';
import {
  deleteOldCashBlocks,
  eraseCashBlocks,
  exportCashBlocks,
} from '#shop/payments/admin/server/block-data.ts';
import { eraseCustomer, orderIdsOf } from '#shop/orders/server/erase/erase-customer.ts';
import { eraseGuests, lockOldGuestOrders } from '#shop/orders/server/erase/erase-guests.ts';
import { getOrder } from '#shop/orders/server/get-order.ts';
import { listOrders } from '#shop/orders/server/list-orders.ts';
import {
  eraseLeftQuestions,
  eraseProductQuestions,
  eraseQuestions,
  exportProductQuestions,
  exportQuestions,
} from '#shop/questions/server/question-data.ts';
import { eraseReturns, exportReturns } from '#shop/returns/server/erase-returns.ts';
import { eraseSubscriptions } from '#shop/subscriptions/server/erase-subscriptions.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { listSubscriptions } from '#shop/subscriptions/server/list-subscriptions.ts';
import { eraseSearches } from '#shop/search/server/learning/erase-searches.ts';
import { eraseReviewer } from '#shop/reviews/server/mine/change-my-review.ts';
import { listMyReviews } from '#shop/reviews/server/mine/list-my-reviews.ts';
import { eraseWishlist } from '#shop/wishlist/server/erase-wishlist.ts';
import { readWishlist } from '#shop/wishlist/server/read-wishlist.ts';

/** The account, the requesting session, and the address that some modules know users by. */
export type DataSubject = { userId: number; sessionId: number; email: string; charges?: Charges };

type Source = {
  /** For the personal data export. Missing when another source covers it. */
  read?: (db: Db, subject: DataSubject) => Promise<unknown>;
  /** Runs in the transaction that deletes the account. Missing when another source covers it. */
  erase?: (tx: Db, subject: DataSubject) => Promise<void>;
};

/**
 * Every module's personal data: how the export reads it and how the deletion erases it. The notes of staff about an order go with
 * the customer, but no export holds them: they are the words of staff, and may name others. A module that stores personal data
 * adds its source. Sources erase from top to bottom in one transaction. Data of orders comes first, then the orders, which
 * may refuse, and the user last, since foreign keys point there.
 */
export const personalDataSources: Record<string, Source> = {
  parcelDocuments: { erase: ofOrders(deleteDocumentsOf) },
  parcels: { read: ofOrders(listShipments), erase: ofOrders(eraseRecipient) },
  invoices: { read: ofOrders(listInvoices), erase: ofOrders(eraseCustomerPhone) },
  returns: { read: ofOrders(exportReturns), erase: ofOrders(eraseReturns) },
  questions: { read: ofOrders(exportQuestions), erase: ofOrders(eraseQuestions) },
  orders: { read: readOrders, erase: eraseCustomer },
  cashBlocks: { read: exportCashBlocks, erase: eraseCashBlocks },
  refills: {
    read: (db, { userId, charges }) =>
      listSubscriptions(db, { userId, now: new Date(), ...(charges ? { charges } : {}) }),
    erase: eraseSubscriptions,
  },
  addresses: { read: (db, subject) => listAddresses(db, subject), erase: eraseAddresses },
  cart: { read: (db, { userId }) => readCart(db, { owner: { userId } }), erase: eraseCart },
  wishlist: {
    read: (db, { userId }) => readWishlist(db, { owner: { userId } }),
    erase: eraseWishlist,
  },
  reviews: { read: (db, { userId }) => listMyReviews(db, { userId }), erase: eraseReviewer },
  productQuestions: { read: exportProductQuestions, erase: eraseProductQuestions },
  grievances: { read: exportGrievances, erase: eraseGrievances },
  letters: { read: readSubscriber, erase: eraseSubscriber },
  consents: { read: listConsents, erase: eraseConsents },
  mails: { read: listEmailsTo, erase: eraseEmailsTo },
  devices: { read: listSessions },
  askedByPhone: { read: exportPhoneRequests },
  staffInvitation: { read: exportInvitation, erase: eraseInvitation },
  secondFactors: { read: listFactors },
  savedViews: { read: exportViews, erase: eraseViews },
  searches: { erase: async (tx, { userId }) => eraseSearches(tx, await getUser(tx, userId)) },
  profile: { read: (db, { userId }) => getUser(db, userId), erase: eraseUser },
};

/** Returns all personal data of a user, by source. */
export async function exportPersonalData(db: Db, subject: DataSubject): Promise<Record<string, unknown>> {
  const everything: Record<string, unknown> = {};
  for (const [what, { read }] of Object.entries(personalDataSources))
    if (read) everything[what] = await read(db, subject);
  return everything;
}

/** Erases a user's personal data in every module, in the caller's transaction. */
export async function erasePersonalData(tx: Db, subject: DataSubject): Promise<void> {
  for (const { erase } of Object.values(personalDataSources)) await erase?.(tx, subject);
}

/** Erases customers without an account from orders that ended without an invoice 180 days before `now`, and blocks that ended a month before. */
export async function eraseOldGuests(db: Db, { now }: { now: Date }): Promise<void> {
  await deleteOldCashBlocks(db, { now });
  await inTransaction(db, async (tx) => {
    const orderIds = await lockOldGuestOrders(tx, { now });
    if (orderIds.length === 0) return;
    await deleteDocumentsOf(tx, { orderIds });
    await eraseRecipient(tx, { orderIds });
    await eraseGuests(tx, { orderIds });
  });
  await eraseLeftQuestions(db);
}

function ofOrders<T>(verb: (db: Db, of: { orderIds: string[] }) => Promise<T>) {
  return async (db: Db, subject: DataSubject): Promise<T> =>
    verb(db, { orderIds: await orderIdsOf(db, subject) });
}

async function readOrders(db: Db, { userId }: DataSubject): Promise<unknown> {
  const details = [];
  const { orders } = await listOrders(db, { userId });
  for (const { orderNumber } of orders) {
    // A file of one's data holds no link that acts.
    const {
      confirmToken: _confirm,
      returnToken: _return,
      ...order
    } = await getOrder(db, { userId, orderNumber });
    details.push(order);
  }
  return details;
}
