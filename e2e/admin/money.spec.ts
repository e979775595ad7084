import { dayOf } from '#platform/india-time.ts';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { expect, phoneOnly, test } from '../fixtures/test.ts';
import { MoneyPages } from '../pages/admin/money-pages.ts';
import { scans } from '../shop/scans.ts';

// §9 a booked file is undone by entries against its own, while nothing after it settled the same orders; waiting rows are booked by a job
test('the owner undoes a booked file, and books it again with other columns', async ({
  page,
  shop,
  signedInStaff,
  signedInCustomer,
  openDevice,
}) => {
  const buyer = await signedInCustomer({
    device: await openDevice(),
    address: true,
    orders: ['amla-powder'],
  });
  const [orderNumber = ''] = buyer.orderNumbers;
  const waybill = await buyer.waybill(orderNumber);
  await shop.courier.scan(waybill, scans.pickedUp);
  await shop.courier.scan(waybill, scans.delivered);
  await shop.emails.find(buyer.email, `${orderNumber} has arrived`);
  const cash = await shop.courier.cashToCollect(waybill);
  await signedInStaff('owner');
  const money = new MoneyPages(page);
  const file = ['AWB No,COD Amount,Freight', `${waybill},${cash},20`].join('\n');
  await money.openCash();
  await money.choose(file);
  await money.press('Compare every row');
  await money.press('Book 1 payment');
  await money.press('Undo this booking');
  await expectAccessible(page);
  await money.confirm('Undo it');
  await expect(money.main).toContainText('Undone on');
  await expectAccessible(page);
  await money.openCash('?show=open');
  await money.openOrder(orderNumber);
  await expect(money.entries).toContainText([/Due from/, /Paid by/, /Kept as/, /Taken back/, /Taken back/]);
  await money.openCash();
  await money.choose(file);
  await money.press('Compare every row');
  await expect(money.status).toContainText('1 payment');
});

// §9 a courier's remittance is compared before it is booked: right, short, over, not delivered yet, twice, reversed, not ours; every amount ends in one
// result; the same file twice changes nothing
test(
  'the owner books a remittance with a short row, claims it and reads the month',
  phoneOnly('rows are cards, and the tables of balances and sheets scroll inside the page'),
  async ({ page, shop, signedInStaff, signedInCustomer, openDevice }) => {
    const money = new MoneyPages(page);
    const buyer = await signedInCustomer({
      device: await openDevice(),
      address: true,
      orders: ['bhringraj-oil', 'amla-powder'],
    });
    const [first, second] = buyer.orderNumbers as [string, string];
    const waybills = [await buyer.waybill(first), await buyer.waybill(second)] as const;
    for (const [at, waybill] of waybills.entries()) {
      await shop.courier.scan(waybill, scans.pickedUp);
      await shop.courier.scan(waybill, scans.delivered);
      await shop.emails.find(buyer.email, `${buyer.orderNumbers[at]} has arrived`);
    }
    const cash = await shop.courier.cashToCollect(waybills[0]);
    await signedInStaff('owner');
    await money.openCash();
    await expect(money.balances).toContainText('Simulator');
    await expectAccessible(page);
    await expectToFitSmallPhones(page);

    const lines = [
      'AWB No,COD Amount,Freight,UTR,Consignee',
      `${waybills[0]},${cash},0,UTR1,Meera`,
      `${waybills[1]},1.00,0,UTR1,Meera`,
      'OTHER-SHOP,10.00,0,UTR1,Ravi',
    ];
    await money.choose(lines.join('\n'));
    await expect(money.column('AWB No')).toHaveValue('waybill');
    await expect(money.column('COD Amount')).toHaveValue('collected');
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    await money.press('Compare every row');
    await expect(money.status).toContainText('nothing is booked yet. 2 payments');
    await expect(money.result('Too little: 1')).toHaveAttribute('aria-pressed', 'true');
    await expect(money.result('Not ours: 1')).toBeVisible();
    await money.press('Book 2 payments');
    await expect(money.main).toContainText('Booked on');
    await expectAccessible(page);
    await expectToFitSmallPhones(page);

    await money.openCash('?show=short');
    await expect(money.row(second)).toBeVisible();
    await expect(money.row(first)).toHaveCount(0);
    await money.openOrder(second);
    await expect(money.claim).toContainText(waybills[1]);
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    await money.press('Note as claimed');
    await expect(money.claim).toContainText('Noted as claimed.');
    await money.settle('Written off');
    await expect(money.entries).toContainText([/Due from/, /Paid by/, /Written off/]);
    await expect(money.claim).toHaveCount(0);
    await money.takeBack('Written off', 'The column was wrong');
    await expect(money.entries).toContainText([/Due from/, /Paid by/, /Written off/, /Taken back/]);
    await expect(money.claim).toBeVisible();
    await expectAccessible(page);
    await expectToFitSmallPhones(page);

    await money.openDocuments();
    await expect(money.row(first)).toBeVisible();
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    const month = dayOf(new Date()).slice(0, 7);
    await money.openGst(month);
    await expect(money.main).toContainText('Your accountant must check these sheets.');
    await expect(money.main).toContainText('Equal to the paisa.');
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    expect(await money.save('Save B2CS: small supplies to customers as CSV')).toBe(`gstr1-${month}-b2cs.csv`);
  },
);
