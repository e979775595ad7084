import { desc, inArray } from 'drizzle-orm';
import { emailStateLabels } from '#platform/emails/email-log.ts';
import { formatRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { listEmailsTo } from '#platform/server/emails/list-emails.ts';
import { listPhoneRequests } from '#shop/accounts/admin/server/by-phone/list-requests.ts';
import type { CustomerRow, CustomerSection } from '#shop/accounts/admin/customers.ts';
import { fromSaved, oneLine, type PostalAddress } from '#shop/addresses/postal-address.ts';
import { listAddresses } from '#shop/addresses/server/list-addresses.ts';
import { consentNames } from '#shop/consent/names.ts';
import { listConsents } from '#shop/consent/server/list-consents.ts';
import { exportGrievances } from '#shop/grievances/server/grievance-data.ts';
import { topics } from '#shop/grievances/states.ts';
import { idOfTicket } from '#shop/grievances/ticket.ts';
import { readSubscriber } from '#shop/newsletter/server/subscriber-data.ts';
import { staffLabelOf } from '#shop/orders/admin/staff-labels.ts';
import { orderIdsOf } from '#shop/orders/server/erase/erase-customer.ts';
import { listOrders } from '#shop/orders/server/list-orders.ts';
import { orderNotes, orders } from '#shop/orders/server/tables.ts';
import { exportProductQuestions, exportQuestions } from '#shop/questions/server/question-data.ts';
import { questionStates } from '#shop/questions/states.ts';
import { listReturns } from '#shop/returns/server/read-returns.ts';
import { returnStates } from '#shop/returns/states.ts';
import { listMyReviews } from '#shop/reviews/server/mine/list-my-reviews.ts';
import { listShipments } from '#shop/shipping/server/shipments/list-shipments.ts';
import { listSubscriptions } from '#shop/subscriptions/server/list-subscriptions.ts';

type Customer = { userId: number; email: string };

type Source = { title: string; read: (db: Db, customer: Customer) => Promise<CustomerRow[]> };

const maxRows = 50;
const row = (text: string, at: string | Date | null = null, to: string | null = null): CustomerRow => ({
  text,
  at: at instanceof Date ? at.toISOString() : at,
  to,
});
const orderPage = (orderNumber: string) => `/admin/orders/${orderNumber}`;

/** The data that each module has of a customer, for the page of staff, the newest first. A module with data of customers adds its source. */
const customerSources: Source[] = [
  {
    title: 'Orders',
    read: async (db, { userId }) =>
      (await listOrders(db, { userId })).orders.map(({ orderNumber, state, totalAmount, placedAt }) =>
        row(
          `${orderNumber}, ${staffLabelOf(state)}, ${formatRupees(totalAmount)}`,
          placedAt,
          orderPage(orderNumber),
        ),
      ),
  },
  { title: 'Addresses', read: readAddresses },
  {
    title: 'Parcels',
    read: async (db, customer) => {
      const parcels = await listShipments(db, { orderIds: await orderIdsOf(db, customer) });
      return parcels
        .toReversed()
        .map(({ orderNumber, waybill }) =>
          row(`${orderNumber}, ${waybill ?? 'no waybill yet'}`, null, orderPage(orderNumber)),
        );
    },
  },
  {
    title: 'Returns',
    read: async (db, customer) => {
      const found = await listReturns(db, { orderIds: await orderIdsOf(db, customer) });
      return found.map(({ id, state }) =>
        row(`Return ${id}, ${returnStates[state].label}`, null, `/admin/returns/${id}`),
      );
    },
  },
  {
    title: 'Subscriptions',
    read: async (db, { userId }) =>
      (await listSubscriptions(db, { userId, now: new Date() })).map(({ productName, state, nextDueOn }) =>
        row(`${productName}, ${state}, next on ${nextDueOn}`),
      ),
  },
  {
    title: 'Reviews',
    read: async (db, { userId }) =>
      (await listMyReviews(db, { userId })).map(({ id, productName, rating, status, reviewDate }) =>
        row(`${productName}, ${rating} of 5, ${status}`, reviewDate, `/admin/reviews/${id}`),
      ),
  },
  {
    title: 'Complaints',
    read: async (db, { email }) =>
      (await exportGrievances(db, { email }))
        .toReversed()
        .map(({ ticket, topic, receivedAt }) =>
          row(`${ticket}, ${topics[topic]}`, receivedAt, `/admin/grievances/${idOfTicket(ticket)}`),
        ),
  },
  {
    title: 'Asked on the phone',
    read: async (db, { userId }) =>
      (await listPhoneRequests(db, { userId })).map(({ what, at, reason, who }) =>
        row(`${what}: ${reason} (${who})`, at),
      ),
  },
  {
    title: 'Questions',
    read: async (db, customer) =>
      (await exportQuestions(db, { orderIds: await orderIdsOf(db, customer) }))
        .toReversed()
        .map(({ orderNumber, words, state, at }) =>
          row(`${orderNumber}, ${questionStates[state].toLowerCase()}: ${words}`, at, orderPage(orderNumber)),
        ),
  },
  {
    title: 'Questions about products',
    read: async (db, customer) =>
      (await exportProductQuestions(db, customer))
        .toReversed()
        .map(({ product, words, state, at }) =>
          row(`${product}, ${questionStates[state].toLowerCase()}: ${words}`, at, '/admin/questions'),
        ),
  },
  { title: 'Notes about orders', read: readNotes },
  {
    title: 'Consents',
    read: async (db, customer) =>
      (await listConsents(db, customer)).map(({ purpose, agreedAt, withdrawnAt }) =>
        row(`${consentNames[purpose]}, ${withdrawnAt ? 'withdrawn' : 'given'}`, withdrawnAt ?? agreedAt),
      ),
  },
  { title: 'Newsletter', read: readNewsletter },
  {
    title: 'Emails',
    read: async (db, { email }) =>
      (await listEmailsTo(db, { email }))
        .toReversed()
        .map(({ subject, about, state, at }) =>
          row([subject ?? 'Not written yet', about, emailStateLabels[state]].filter(Boolean).join(', '), at),
        ),
  },
];

/** Returns what the modules know of a customer, at most 50 rows each. */
export async function readCustomerSections(db: Db, customer: Customer): Promise<CustomerSection[]> {
  const sections: CustomerSection[] = [];
  for (const { title, read } of customerSources) {
    const rows = await read(db, customer);
    sections.push({ title, rows: rows.slice(0, maxRows), more: Math.max(0, rows.length - maxRows) });
  }
  return sections;
}

/** The saved addresses, the usual one first, then others to which orders went, each once with its newest order. An erased one is left out. */
async function readAddresses(db: Db, customer: Customer): Promise<CustomerRow[]> {
  const textOf = (address: PostalAddress) => `${address.name}, ${address.phone}, ${oneLine(address)}`;
  const saved = await listAddresses(db, customer);
  const seen = new Set(saved.map((address) => textOf(fromSaved(address))));
  const rows = saved.map((address) =>
    row(`${textOf(fromSaved(address))} (${address.isDefault ? 'usual, ' : ''}saved in the account)`),
  );
  const sent = await db
    .select({ orderNumber: orders.orderNumber, address: orders.address, placedAt: orders.placedAt })
    .from(orders)
    .where(inArray(orders.id, await orderIdsOf(db, customer)))
    .orderBy(desc(orders.placedAt));
  for (const { orderNumber, address, placedAt } of sent) {
    const text = textOf(address);
    if (address.addressLine === '' || seen.has(text)) continue;
    seen.add(text);
    rows.push(row(`${text} (order ${orderNumber})`, placedAt, orderPage(orderNumber)));
  }
  return rows;
}

async function readNotes(db: Db, customer: Customer): Promise<CustomerRow[]> {
  const ids = await orderIdsOf(db, customer);
  const numbers = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(inArray(orders.id, ids));
  const numberOf = new Map(numbers.map(({ id, orderNumber }) => [id, orderNumber]));
  const notes = await db
    .select()
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, ids))
    .orderBy(desc(orderNotes.id));
  return notes.map(({ orderId, text, at }) => row(text, at, orderPage(numberOf.get(orderId)!)));
}

async function readNewsletter(db: Db, customer: Customer): Promise<CustomerRow[]> {
  const { newsletter } = await readSubscriber(db, customer);
  if (!newsletter) return [];
  const { confirmedAt, unsubscribedAt, askedAt } = newsletter;
  if (confirmedAt) return [row('Gets the newsletter', confirmedAt)];
  return [
    unsubscribedAt ? row('Has left the newsletter', unsubscribedAt) : row('Not confirmed yet', askedAt),
  ];
}
