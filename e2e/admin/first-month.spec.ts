import type { Page } from '@playwright/test';
import { dayOf } from '#platform/india-time.ts';
import { addAuthenticator } from '../fixtures/browser/authenticator.ts';
import { Customer } from '../fixtures/customer.ts';
import { noise } from '../fixtures/picture-files.ts';
import { expect, newUser, test } from '../fixtures/test.ts';
import { ByHandPages } from '../pages/admin/by-hand-pages.ts';
import { MoneyPages } from '../pages/admin/money-pages.ts';
import { PackingPage } from '../pages/admin/packing-page.ts';
import { ParcelCards } from '../pages/admin/parcel-cards.ts';
import { ProductPictures } from '../pages/admin/goods/product-pictures.ts';
import { StaffCategories } from '../pages/admin/goods/staff-categories.ts';
import { StockPages } from '../pages/admin/goods/stock-pages.ts';
import { ReturnsPage } from '../pages/orders/returns-page.ts';
import { StaffPages } from '../pages/staff-pages.ts';
import { StaffProducts } from '../pages/staff-products.ts';
import { totalsInZip } from '../shop/day/prices-of-orders.ts';
import { withOwnShop } from '../shop/own-shop.ts';

const realShop = {
  SHOP_DEMO: 'off',
  RATE_LIMITS: 'on',
  SHOP_NAME: 'Sita Woods',
  SHOP_EMAIL: 'orders@sita.example',
  SHOP_PHONE: '+919811122233',
  SELLER_NAME: 'Sita Woods',
  SELLER_ADDRESS: '4 Temple Road, Channapatna 562160',
  SELLER_GSTIN: '29AABCU9603R1ZJ',
  AYUSH_LICENCE: 'KA-AYU-2291/2026',
  GRIEVANCE_OFFICER: 'Sita Gowda',
  GRIEVANCE_EMAIL: 'care@sita.example',
};

/** Each of the five orders, by what happens to it. */
type Orders = Record<'failed' | 'cameBack' | 'returned' | 'replaced' | 'kept', string>;

const waybillOf = (orderNumber: string) => `EX${orderNumber.slice(-7).padStart(9, '1')}IN`;

test('a merchant tries the demo, opens a real shop and closes the first month by hand', async ({
  browser,
  shop,
}) => {
  await withOwnShop(shop.secondPort, {}, async (own) => {
    const [owners, customers] = [
      await browser.newContext({ baseURL: own.url }),
      await browser.newContext({ baseURL: own.url }),
    ];
    const page = await owners.newPage();
    await addAuthenticator(page);
    const owner = new Customer(page, own.emails, newUser('Sita'));
    await owner.register();
    await own.makeOwner(owner.email);
    const device = await customers.newPage();
    const buyer = new Customer(device, own.emails, newUser());
    await buyer.register();
    await buyer.signIn();
    await buyer.prepare({ address: true, orders: ['neem-comb', 'amla-powder'] });

    await own.restart(realShop);
    await owner.signIn();
    await leaveDemo(page);
    await publishComb(page);
    const numbers: string[] = [];
    for (let count = 0; count < 5; count += 1) numbers.push(await buyer.order('rosewood-comb'));
    const [failed, cameBack, returned, replaced, kept] = numbers as [string, string, string, string, string];
    const orders: Orders = { failed, cameBack, returned, replaced, kept };

    await packAndHandOver(page, numbers);
    await pasteWaybills(page, numbers);
    await noteSteps(page, orders);
    const arrived = await own.emails.find(buyer.email, `${returned} has arrived`);
    await takeReturn(page, device, /http\S+order-link\?do=return&token=[\w.-]+/.exec(arrived.text)![0]);
    await replace(page, replaced);
    await countCash(page, [returned, replaced, kept]);
    await closeMonth(page);

    const told = own.emails
      .to('orders@sita.example')
      .map(({ text }) => text)
      .join('\n');
    for (const tried of buyer.orderNumbers) expect(told).not.toContain(tried);
    expect(await own.brokenInvariants()).toEqual([]);
    await owners.close();
    await customers.close();
  });
});

async function leaveDemo(page: Page): Promise<void> {
  const staff = new StaffPages(page);
  await staff.open('/admin/start');
  await staff.setUpPasskey();
  await staff.storeRecoveryCodes();
  await staff.expectText('Customers see none of them');
  await staff.removeDemo({ orders: '2 test orders' });
  await expect(staff.step('Demo removed')).toContainText('done');
  await expect(staff.step('Backup')).toContainText('done', { timeout: 60_000 });
  await staff.openStep('First product');
}

async function publishComb(page: Page): Promise<void> {
  const [products, pictures] = [new StaffProducts(page), new ProductPictures(page)];
  await products.createFirstCategory();
  await new StaffCategories(page).create('Combs');
  await new StaffPages(page).go('Products');
  await products.create('Rosewood Comb', { productClass: 'Other goods', category: 'Combs' });
  await products.enter({
    Description: 'A wide comb of rosewood.',
    'MRP in rupees, with all taxes': '249',
    'Net quantity': '1',
    'Generic name': 'Comb',
    'Count and size': 'Length 18 cm',
    'Weight of the parcel in grams': '60',
    HSN: '9615',
  });
  await products.choose({ Unit: 'pieces' });
  await pictures.choose(await noise('front.png'));
  await expect(pictures.rows).toHaveCount(1, { timeout: 30_000 });
  await pictures.words(1).fill('The comb from the front');
  await products.saveAndWait();
  await products.stateButton('Publish').click();
  await products.expectState('Published');
  const stock = new StockPages(page);
  await products.openStock();
  await stock.save({ 'Batch number': 'FIRST-1', Units: '20' });
  await expect(stock.batches).toContainText(['FIRST-1']);
}

async function packAndHandOver(page: Page, numbers: readonly string[]): Promise<void> {
  const packing = new PackingPage(page);
  await expect(async () => {
    await packing.visit('/admin/packing');
    for (const orderNumber of numbers) await expect(packing.row(orderNumber)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  for (const orderNumber of numbers) await packing.packByScanner({ waybill: orderNumber, orderNumber });
  await packing.visit('/admin/hand-over');
  for (const orderNumber of numbers) await packing.select(orderNumber);
  await packing.button('Hand over').click();
  for (const orderNumber of numbers)
    await expect(packing.listed(orderNumber)).toContainText('Handed over', { timeout: 15_000 });
}

/** A waybill pasted for one order and then another is named by its line, and nothing is saved until it is mended. */
async function pasteWaybills(page: Page, numbers: readonly string[]): Promise<void> {
  const byHand = new ByHandPages(page);
  await byHand.open();
  const lines = numbers.map((orderNumber) => `${orderNumber}\t${waybillOf(orderNumber)}`);
  await byHand.pasteWaybills([...lines, `${numbers[0]} EX999999999IN`].join('\n'));
  await expect(byHand.said(`Line 6: ${numbers[0]} stands in line 1 with another waybill.`)).toBeVisible();
  await expect(byHand.saveWaybills).toBeDisabled();
  await byHand.expectAccessible();
  await byHand.expectToFitSmallPhones();
  await byHand.giveWaybills('India Post', lines.join('\n'));
  for (const orderNumber of numbers)
    await expect(byHand.row(orderNumber)).toContainText(waybillOf(orderNumber));
}

async function noteSteps(page: Page, { failed, cameBack, returned, replaced, kept }: Orders): Promise<void> {
  const byHand = new ByHandPages(page);
  const note = async (orderNumber: string, ...steps: string[]) => {
    await byHand.openOrder(orderNumber);
    for (const step of steps) await byHand.note(step);
  };
  await note(failed, 'Out for delivery', 'Not delivered');
  await byHand.expectText('Total to pay, cash on delivery');
  await note(cameBack, 'Out for delivery', 'Not delivered', 'Came back');
  const parcel = new ParcelCards(page);
  await parcel.openReturned(cameBack);
  await parcel.units(/^1 × .*Comb/, 'Sell again').fill('1');
  await parcel.button('Save what came back').click();
  await expect(parcel.cameBack).toContainText('1 sell again');
  for (const orderNumber of [returned, replaced, kept]) await note(orderNumber, 'Delivered');
  await byHand.openOrder(kept);
  await byHand.expectText('Total, paid in cash on delivery');
}

async function takeReturn(page: Page, device: Page, link: string): Promise<void> {
  const [staff, customer] = [new ReturnsPage(page), new ReturnsPage(device)];
  await customer.visit(link);
  await customer.ask({ product: /^How many of .*Comb/, why: 'It arrived damaged, leaking or open' });
  await customer.expectText('We are checking your request');
  await staff.visit('/admin/returns?state=requested');
  await staff.openFirst();
  await staff.button('Approve').click();
  await staff.button('It was picked up').click();
  await staff.damaged.fill('1');
  await staff.button('Save the inspection').click();
  await staff.expectText(/^Refund due: /);
}

async function replace(page: Page, orderNumber: string): Promise<void> {
  const staff = new ReturnsPage(page);
  await staff.visit(`/admin/orders/${orderNumber}`);
  await staff.link('Send a replacement').click();
  await staff.field('Why is it sent again?').selectOption('damaged');
  await staff.field(/^How many of .*Comb/).selectOption('1');
  await staff.button('Send the replacement').click();
  await expect(staff.text('Replacement, nothing to collect.')).toBeVisible();
  const replacement = page.url().split('/').at(-1)!;
  await packAndHandOver(page, [replacement]);
  const byHand = new ByHandPages(page);
  await byHand.openOrder(replacement);
  await byHand.note('Delivered');
}

async function countCash(page: Page, delivered: readonly string[]): Promise<void> {
  const money = new MoneyPages(page);
  await money.openCash();
  await expect(money.balances).toContainText('India Post');
  const rows = delivered.map((orderNumber) => `${waybillOf(orderNumber)},246.00,5.00,MO-1`);
  await money.choose(['Article Number,COD Amount,Commission,Payment Ref', ...rows].join('\n'));
  await money.press('Compare every row');
  await money.press('Book 3 payments');
  await expect(money.main).toContainText('Booked on');
}

/** Five invoices and the notes of the parcel that came back and of the return are in the file of the month. */
async function closeMonth(page: Page): Promise<void> {
  const money = new MoneyPages(page);
  const month = dayOf(new Date()).slice(0, 7);
  await money.openDocuments();
  await money.chooseMonth(month);
  const totals = await totalsInZip(await money.read('Everything for the accountant (ZIP)'));
  expect(totals.toSorted((one, other) => one - other)).toEqual([-24_900, -24_900, ...Array(5).fill(24_900)]);
  await money.openGst(month);
  await expect(money.main).toContainText('Equal to the paisa.');
}
