import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addDays, dayOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { emailLog } from '#platform/server/tables.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { uploadRemittance } from '#shop/cash/admin/server/remittances/upload-remittance.ts';
import { announceFile } from '#shop/catalog/admin/server/import/upload-file.ts';
import { makeBatch, makeProduct } from '#shop/catalog/server/testing.ts';
import { publishContent } from '#shop/content/server/testing.ts';
import { makeIssue } from '#shop/newsletter/server/testing.ts';
import { noteGrievance } from '#shop/grievances/server/file-grievance.ts';
import { closeManifest } from '#shop/fulfilment/admin/server/manifest/close-manifest.ts';
import { drawDocuments } from '#shop/fulfilment/admin/server/documents/draw-documents.ts';
import { requestDocuments } from '#shop/fulfilment/admin/server/documents/request-documents.ts';
import { makeHandParcel, makeParcel } from '#shop/fulfilment/admin/server/testing.ts';
import { sheetLabels } from '#shop/invoices/gst/sheets.ts';
import { sheets } from '#shop/settlements/admin/fees.ts';
import { recordRows } from '#shop/settlements/server/record-rows.ts';
import { issueInvoice } from '#shop/invoices/server/issue-invoice.ts';
import { placeHeld } from '#shop/checkout/server/hold/testing.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { listOpenQuestions } from '#shop/questions/admin/server/board-rows.ts';
import { askAboutProduct } from '#shop/questions/server/ask-about-product.ts';
import { askQuestion, questionsOf } from '#shop/questions/server/ask-question.ts';
import { reportNames } from '#shop/reports/admin/reports.ts';
import { postReview } from '#shop/reviews/server/post-review.ts';
import { setPayout } from '#shop/returns/server/payout.ts';
import { returnPhotos } from '#shop/returns/server/tables.ts';
import { makePromotion } from '#shop/promotions/server/testing.ts';
import { ask, inspectWhole, makeDelivered, seller } from '#shop/returns/server/testing.ts';

/** Texts of one customer that stand nowhere else. */
export const personal = {
  name: 'Yamuna Vastralekha',
  phone: '9811400077',
  email: 'yamuna.vastra@example.in',
  gstin: '29AAGCB7383J1Z4',
  address: '77 Kadamba Lane',
  payout: 'yamuna.payee@okicici',
  'payout end': 'UPI ••••ee@okicici',
};

export type Personal = keyof typeof personal;

/** An order of the one customer in each state that staff act on. */
export async function makeShop(db: Db) {
  const ids = { entityId: 'pay_1', providerPaymentId: 'pay_1', refundId: null, settlementId: 'setl_1' };
  const figures = { amountPaise: 10_000, feePaise: 0, taxPaise: 0, netPaise: 10_000 };
  const settled = { ...ids, ...figures, kind: 'payment' as const, utr: 'UTR1', day: dayOf(new Date()) };
  await recordRows(db, { provider: 'razorpay', rows: [settled] });
  const delivered = await makeDelivered(db);
  await db
    .update(users)
    .set({ firstName: 'Yamuna', lastName: 'Vastralekha', email: personal.email })
    .where(eq(users.id, delivered.userId));
  const { userId } = await makeStaff(db, 'support');
  const by = staffOf(userId);
  const { orderId } = delivered;
  const made = {
    held: await placeHeld(db),
    parcel: await makeParcel(db),
    cancelled: await makeParcel(db),
    returned: await makeParcel(db),
  };
  const { name, phone, address: addressLine, gstin } = personal;
  const byHand = await makeHandParcel(db);
  for (const id of [orderId, byHand.orderId, ...Object.values(made).map((one) => one.orderId)])
    await db
      .update(orders)
      .set({
        userId: delivered.userId,
        address: { ...delivered.order.address, name, phone, addressLine },
        registered: { gstin, name: 'Kadamba Traders' },
      })
      .where(eq(orders.id, id));
  const cancelled = { orderId: made.cancelled.orderId, to: 'cancelled', actor: 'staff' } as const;
  await inTransaction(db, (tx) => transitionOrder(tx, { ...cancelled, authorId: userId, note: 'No.' }));
  await issueInvoice(db, { orderId, seller });
  const move = (to: 'shipped' | 'returned') =>
    inTransaction(db, (tx) => transitionOrder(tx, { orderId: made.returned.orderId, to, actor: 'courier' }));
  await move('shipped');
  await issueInvoice(db, { orderId: made.returned.orderId, seller });
  await move('returned');
  const inspected = await ask(db, delivered);
  await inspectWhole(db, { id: inspected, orderId, by });
  await setPayout(db, { id: inspected, orderId, payout: { kind: 'upi', upiId: personal.payout } });
  await db.insert(returnPhotos).values({ returnId: inspected, path: '/uploads/returns/none.webp' });
  const { id: productId } = await makeProduct(db);
  const batchId = await makeBatch(db, productId, { units: 5, number: 'B1', bestBefore: '2099-01-01' });
  const document = randomUUID();
  const chosen = { ids: [made.parcel.orderNumber] };
  await requestDocuments(db, { id: document, kind: 'labels', orders: chosen, authorId: userId });
  await drawDocuments(db, {
    id: document,
    sender: { shopName: 'Aranya', name: 'Aranya', address: 'Bengaluru' },
    seller,
  });
  await announceFile(db, { userId, name: 'products.csv', bytes: 9 });
  const bytes = Buffer.from('AWB,Amount\n1,90.00\n');
  await uploadRemittance(db, { courier: 'delhivery', name: 'cash.csv', bytes, authorId: userId });
  const written = await makeWords(db, { orderId, orderNumber: delivered.orderNumber, productId, by });
  const list = randomUUID();
  const leaving = await makeParcel(db);
  await db
    .update(orders)
    .set({ address: { ...delivered.order.address, name, phone, addressLine } })
    .where(eq(orders.id, leaving.orderId));
  await inTransaction(db, (tx) =>
    transitionOrder(tx, { orderId: leaving.orderId, to: 'packed', actor: 'staff', authorId: 1 }),
  );
  await closeManifest(db, { id: list, orders: { ids: [leaving.orderNumber] }, authorId: userId });
  await db.update(emailLog).set({ state: 'sent' });
  const [mail] = await db.select().from(emailLog).where(eq(emailLog.recipient, personal.email)).limit(1);
  return {
    ...made,
    ...written,
    delivered,
    inspected,
    productId,
    batchId,
    document,
    list,
    mail: mail!.id,
  };
}

const staffOf = (userId: number) => ({ userId, namesOf: () => Promise.resolve(new Map<number, string>()) });

/** A complaint, a question, a review, a text of the shop, an issue of the newsletter and an offer. */
async function makeWords(
  db: Db,
  {
    orderId,
    orderNumber,
    productId,
    by,
  }: { orderId: string; orderNumber: string; productId: number; by: ReturnType<typeof staffOf> },
) {
  const { name, phone, email } = personal;
  const words = 'The parcel came late.';
  const form = {
    requestId: randomUUID(),
    topic: 'delivery' as const,
    orderNumber,
    words,
    name,
    phone,
    email,
  };
  const complaint = await noteGrievance(db, { form, by });
  await askQuestion(db, { orderId, form: { requestId: randomUUID(), words } });
  const [question] = await questionsOf(db, { orderId });
  await askAboutProduct(db, { productId, email, form: { requestId: randomUUID(), words } });
  const { productQuestions } = await listOpenQuestions(db);
  const review = { productId, rating: 3, title: '', comment: words, imageUrl: null, moderated: false };
  const about = {
    kind: 'about',
    key: 'about',
    form: { story: words, mission: '', values: [], team: [], picture: '' },
  };
  await publishContent(db, about as Parameters<typeof publishContent>[1]);
  await makeIssue(db);
  await makePromotion(db, { codes: ['DIWALI10'] });
  return {
    complaint: complaint.id,
    question: question!.id,
    productQuestion: productQuestions[0]!.id,
    review: (await postReview(db, review)).id,
  };
}

export type Shop = Awaited<ReturnType<typeof makeShop>>;

/** Returns a body for endpoints that read by POST. All others get an empty one, which refuses or changes nothing personal. */
export function bodyFor(endpoint: string): object {
  if (endpoint.endsWith('/find')) return { q: 'Yamuna' };
  if (endpoint.endsWith('/orders/search')) return { q: 'Yamuna' };
  if (endpoint.endsWith('/orders/rows.csv')) return { orders: { from: '2026-01-01', to: '2026-12-31' } };
  if (endpoint.endsWith('/customers/search')) return { q: 'Yamuna' };
  if (endpoint.endsWith('/orders/customer')) return { q: personal.phone };
  if (endpoint.includes('/booking-files/'))
    return { orders: { matching: {} }, box: { lengthCm: 20, breadthCm: 15, heightCm: 10 }, spareGrams: 250 };
  if (endpoint.endsWith('/preview-charges')) return { values: {} };
  if (endpoint.endsWith('/answer')) return { outcome: 'settled', words: 'A new parcel is on its way.' };
  if (endpoint.endsWith('/notes')) return { text: 'Called back.' };
  if (endpoint === 'PUT /api/admin/orders/{orderNumber}') return { version: 0, fields: { city: 'Mysuru' } };
  return {};
}

const queries: Record<string, string> = {
  '/api/admin/orders/products': '?q=oil',
  '/api/admin/orders/price': '?items={product}:1',
  '/api/admin/content/entry': '?kind=about&key=about',
  '/api/admin/views': '?list=orders',
  '/api/admin/bulk-changes/{id}/rows': '?result=create',
  '/api/admin/cash/remittances/{id}/rows': '?result=foreign',
  '/api/admin/reports/{report}': '?from=2026-09&to=2026-10',
  '/api/admin/cash/bills': '?from=2026-11&to=2026-11',
  '/api/admin/visits': '?from=2026-09-01&to=2027-12-31',
  '/api/admin/sales': '?from=2026-09-01&to=2027-12-31&by=state',
  '/api/admin/customer-sales': '?from=2026-09-01&to=2027-12-31&show=top',
  '/api/admin/product-sales': '?from=2026-09-01&to=2027-12-31&show=sold',
};

/** Fills the parts of a path with what the shop holds. Each order is tried where a path takes an order. */
export function pathsOf(path: string, shop: Shop, own: { device: number }): string[] {
  const day = dayOf(new Date());
  const ids = () => {
    if (path.includes('/returns/{id}')) return String(shop.inspected);
    if (path.includes('/reviews/{id}')) return String(shop.review);
    if (path.includes('/product-questions/{id}')) return String(shop.productQuestion);
    if (path.includes('/questions/{id}')) return String(shop.question);
    if (path.includes('/grievances/{id}')) return String(shop.complaint);
    if (path.includes('/customers/{id}')) return String(shop.delivered.userId);
    if (path.includes('/batches/{id}')) return String(shop.batchId);
    if (path.includes('/products/{id}') || path.includes('/stock/{id}')) return String(shop.productId);
    if (path.includes('/staff/{id}')) return String(own.device);
    if (path.includes('/mails/{id}')) return String(shop.mail);
    if (path.includes('/parcel-papers/{id}')) return shop.document;
    if (path.includes('/hand-overs/{id}')) return shop.list;
    return /failed-jobs|paper-zips/.test(path) ? randomUUID() : '1';
  };
  const filled = path
    .replace('{id}', ids)
    .replace('{photo}', '1')
    .replace('{code}', shop.parcel.waybill)
    .replace('{month}', day.slice(0, 7))
    .replace('{day}', addDays(day, 1));
  const each: Record<string, readonly string[]> = {
    '{orderNumber}': [shop.delivered, shop.held, shop.parcel, shop.cancelled, shop.returned].map(
      (one) => one.orderNumber,
    ),
    '{kind}': ['invoice', 'credit-note', 'delivery-challan'],
    '{report}': reportNames,
    '{sheet}': path.includes('/money/') ? sheets : Object.keys(sheetLabels),
    '{provider}': ['razorpay'],
    '{settlementId}': ['setl_1'],
  };
  const whole = Object.entries(each).reduce(
    (paths, [part, values]) =>
      paths.flatMap((one) => (one.includes(part) ? values.map((value) => one.replace(part, value)) : [one])),
    [filled],
  );
  const query = (queries[path.replace('/rows.csv', '')] ?? '').replace('{product}', String(shop.productId));
  return whole.map((one) => `${one.replace(/\{\w+\}/g, '1')}${query}`);
}
