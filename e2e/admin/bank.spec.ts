import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dayOf, formatDigits } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { settleByHand } from '#shop/payments/server/by-hand/settle-by-hand.ts';
import { requestRefund } from '#shop/payments/server/refund-payment.ts';
import { capture, makePayment } from '#shop/checkout/server/payments/testing/paid-orders.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { atPhoneWidth, expect, test } from '../fixtures/test.ts';
import { MoneyPages } from '../pages/admin/money-pages.ts';

const utr = 'CFTR9000000000041';
const ownReference = 'HDFCN26600000041';
const upiReference = '633100000041';
const refundReference = '633100000043';
const refundPaise = 4_321;
const today = dayOf(new Date());
const rupees = (paise: number) => (paise / 100).toFixed(2);

/** The owner pays a part of a payment to the own UPI ID back, and notes the reference of the bank. */
async function payOwnRefund(db: Db, paid: Awaited<ReturnType<typeof makePayment>>): Promise<void> {
  await capture(db, { ...paid, providerPaymentId: '633100000042' });
  const [owner] = await db.select().from(users).where(eq(users.staffRole, 'owner'));
  const authorId = owner!.id;
  const refundId = randomUUID();
  const { paymentId } = paid;
  const asked = { refundId, paymentId, amountPaise: refundPaise, cause: 'staff', actor: 'staff' } as const;
  await requestRefund(db, { ...asked, authorId });
  await settleByHand(db, { refundId, reference: refundReference, authorId });
}

// §9 the owner reads in a report and a statement, undoes a match, confirms another, puts a credit aside, sees a refund leave, and finds the money
test('the owner follows money from the provider to the bank', async ({
  page,
  shop,
  signedInStaff,
  signedInCustomer,
  openDevice,
}) => {
  const buyer = await signedInCustomer({
    device: await openDevice(),
    address: true,
    orders: ['amla-powder', 'amla-powder', 'neem-comb'],
  });
  const [toProvider = '', toBank = '', back = ''] = buyer.orderNumbers;
  const [paid, own, refunded] = await shop.onDatabase(async ({ db }) => {
    const open = async (orderNumber: string, provider: string) => {
      const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
      return makePayment(db, { orderId: order!.id, provider });
    };
    const first = await open(toProvider, 'cashfree');
    await capture(db, { ...first, providerPaymentId: '9041' });
    const refunded = await open(back, 'upi');
    return [first, await open(toBank, 'upi'), refunded] as const;
  });
  await signedInStaff('owner');
  await shop.onDatabase(({ db }) => payOwnRefund(db, refunded));
  const money = new MoneyPages(page);
  await money.openAllMoney();
  await expect(money.place('With providers')).toContainText('Cashfree');
  const net = rupees(paid.amountPaise - 1_180);
  await money.sendReport(
    'Cashfree',
    `Event ID,Event Type,Sale Type,Status,Event Amount,Event Settlement Amount,Settlement Date,UTR,Cashfree Reference ID,Transaction Service Charge,Txn ST/GST
41,PAYMENT,CREDIT,SUCCESS,${rupees(paid.amountPaise)},${net},${today} 09:00:00,${utr},9041,10.00,1.80
`,
  );
  await expect(money.reports).toContainText('Rows: 1 new.');
  await expect(money.place('On the way to the bank')).toContainText(`₹${net}`);
  await expectAccessible(page);
  await atPhoneWidth(page, () => expectToFitSmallPhones(page));

  await money.openBank();
  const day = formatDigits(today);
  await money.chooseStatement(`Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.
${day},NEFT CR-CASHFREE PAYMENTS,${utr},,${net}
${day},UPI-MEERA K-MEERAK@OKHDFCBANK-HDFC0000001-${upiReference}-${toBank},0000${upiReference},,${rupees(own.amountPaise)}
${day},NEFT CR-MY OWN ACCOUNT,${ownReference},,5000.00
${day},UPI-MEERA K-MEERAK@OKHDFCBANK-${refundReference}-BACK,${refundReference},${rupees(refundPaise)},
${day},UPI-RENT-633100000044,633100000044,18000.00,
`);
  await expect(money.preview).not.toContainText('MEERA');
  await expectAccessible(page);
  await money.press('Take it in');
  await expect(money.main).toContainText('4 new rows, 2 matches by reference.');
  await money.showRows('Matched');
  await expect(money.bankRow(utr)).toContainText('Cashfree, settlement');
  await money.pressIn(utr, 'Undo');
  await money.confirm('Undo it');
  await money.showRows('Not matched');
  await expect(money.bankRow(utr)).toContainText('Same reference');
  await expect(money.bankRow(upiReference)).toContainText('and the payer wrote its number');
  await expectAccessible(page);
  await atPhoneWidth(page, () => expectToFitSmallPhones(page));
  await money.pressIn(utr, 'It is this one');
  await money.pressIn(upiReference, 'Confirm this payment');
  await expect(money.bankRow(upiReference)).toHaveCount(0);
  await money.showRows('Matched', 'Refunds that you paid');
  await expect(money.bankRow(refundReference)).toContainText('Refund that you paid');
  await expectAccessible(page);
  await money.openAllMoney();
  await expect(money.place('Refunds that left the bank')).toContainText(`₹${rupees(refundPaise)}`);
  await expect(money.place('Unmatched')).toContainText('1 credit of your bank: ₹5,000.00');
  await expectAccessible(page);
  await money.openBank();
  await money.pressIn(ownReference, 'Not money of the shop');
  await money.showRows('Put aside');
  await expect(money.bankRow(ownReference)).toContainText('Put aside by');
  await expectAccessible(page);

  await money.openAllMoney();
  await expect(money.place('Arrived at the bank')).toContainText([/1 settlement.*1 payment to your UPI ID/s]);
  await money.openPlace('Arrived at the bank');
  await expect(money.main).toContainText(utr);
});
