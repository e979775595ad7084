// §9 the owner empties the demo, publishes her first product with pictures past the gate, and a customer finds and buys it
// §9 the owner opens an empty shop on screen, by parts that the data marks as done
// §9 parcels sent by hand: waybills, steps and undo, with emails, documents, cash and the customer's link
// §9 waybills and steps from the CSV file of a courier's portal: columns, a preview, one result a row, and a second import changes nothing
// §9 the owner chooses the courier on screen, and made parcels keep theirs
import type { Page } from '@playwright/test';
import { addAuthenticator } from '../fixtures/browser/authenticator.ts';
import { Customer } from '../fixtures/customer.ts';
import { noise, png } from '../fixtures/picture-files.ts';
import { expect, newUser, phoneOnly, test } from '../fixtures/test.ts';
import { ByHandPages } from '../pages/admin/by-hand-pages.ts';
import { MoneyPages } from '../pages/admin/money-pages.ts';
import { PackingPage } from '../pages/admin/packing-page.ts';
import { ProductPictures } from '../pages/admin/goods/product-pictures.ts';
import { SettingsPage } from '../pages/admin/settings-page.ts';
import { StaffCategories } from '../pages/admin/goods/staff-categories.ts';
import { StockPages } from '../pages/admin/goods/stock-pages.ts';
import { ListingPage } from '../pages/catalogue/listing-page.ts';
import { ProductPage } from '../pages/catalogue/product-page.ts';
import { SearchBox } from '../pages/catalogue/search-box.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { PaymentPage } from '../pages/orders/payment-page.ts';
import { StaffPages } from '../pages/staff-pages.ts';
import { StaffProducts } from '../pages/staff-products.ts';
import { withOwnShop } from '../shop/own-shop.ts';

/** The facts that the law asks of a real shop before it takes orders, as the owner types it. */
const seller = {
  'Name of the seller': 'Sita Woods',
  'Address of the seller': '4 Temple Road, Channapatna 562160',
  GSTIN: '29AABCU9603R1ZJ',
  'AYUSH licence': 'KA-AYU-2291/2026',
  'Grievance officer': 'Sita Gowda',
  'Email for complaints': 'care@sita.example',
};

const comb = 'Rosewood Comb';
const declarations = {
  Description: 'A wide comb of rosewood.',
  'MRP in rupees, with all taxes': '249',
  'Net quantity': '1',
  'Generic name': 'Comb',
  'Count and size': 'Length 18 cm',
  'Country of origin': 'India',
  'Maker or packer': 'Sita Woods, 4 Temple Road, Channapatna 562160',
  'Consumer care': 'Sita Woods, 4 Temple Road, Channapatna, care@sita.example, 9876543210',
  'Weight of the parcel in grams': '60',
  HSN: '9615',
};

test(
  'an owner opens an empty shop on screen, to the cash of her first order by hand',
  phoneOnly('an owner opens the shop from her phone, where the parts and forms of the path are longest'),
  async ({ browser, shop }) => {
    // The addresses of the shop and its mail server are set once. All else is typed on screen. An empty variable is not set.
    const unset = { BACKUP_DIR: '', RATE_LIMITS: '' };
    await withOwnShop(shop.secondPort, unset, async ({ url, emails, makeOwner }) => {
      const [owners, customers] = [
        await browser.newContext({ baseURL: url }),
        await browser.newContext({ baseURL: url }),
      ];
      const page = await owners.newPage();
      const staffPages = new StaffPages(page);
      await addAuthenticator(page);
      const owner = new Customer(page, emails, newUser());
      await owner.register();
      await makeOwner(owner.email);
      await owner.signIn();
      await staffPages.open('/admin/start');
      await staffPages.setUpPasskey();
      await staffPages.storeRecoveryCodes();
      await fillIn(page);
      await expect(staffPages.step('Taking orders')).toContainText('Orders are tests');
      await staffPages.removeDemo();
      // A backup comes first.
      await expect(staffPages.step('Taking orders')).toContainText('once you publish a product', {
        timeout: 60_000,
      });
      await expect(staffPages.step('First product')).toContainText('missing');

      await staffPages.openStep('First product');
      const products = new StaffProducts(page);
      await products.createFirstCategory();
      const categories = new StaffCategories(page);
      await categories.create('Combs');
      await staffPages.go('Products');
      await products.create(comb, { productClass: 'Other goods', category: 'Combs' });

      await products.enter(declarations);
      await products.choose({ Unit: 'pieces' });
      const pictures = new ProductPictures(page);
      await pictures.choose(await noise('front.png'), await png('back.png', '#933'));
      await expect(pictures.rows).toHaveCount(2, { timeout: 30_000 });
      await pictures.words(1).fill('The comb from the front');
      await pictures.words(2).fill('The comb from the back');
      await products.saveAndWait();
      await products.stateButton('Publish').click();
      await products.expectState('Published');

      const stock = new StockPages(page);
      await products.openStock();
      await stock.save({ 'Batch number': 'FIRST-1', Units: '5' });
      await expect(stock.batches).toContainText(['FIRST-1']);

      const device = await customers.newPage();
      const customer = new Customer(device, emails, newUser());
      await customer.register();
      await customer.signIn();
      await customer.prepare({ address: true });
      const orderNumber = await buy(device);

      await stock.reload();
      await expect(stock.fact('For sale')).toHaveText('4');
      await expect(stock.fact('In orders, not packed')).toHaveText('1');
      await staffPages.go('Orders');
      await staffPages.expectText(orderNumber);
      await sendByHand(page, orderNumber);
      await emails.find(customer.email, 'has arrived');
      const sent = await emails.find(customer.email, 'out for delivery');
      expect(sent.text).toContain('https://post.example/EX123456789IN');
      await owners.close();
      await customers.close();
    });
  },
);

/** Fills in the parts of the path, leaves it, and takes it up again. */
async function fillIn(page: Page): Promise<void> {
  const [path, staffPages] = [new SettingsPage(page), new StaffPages(page)];
  await path.expectAccessible();
  await path.expectToFitSmallPhones();
  // The first part that is not done begins open.
  await path.enter('Name and look', {
    'Name of the shop': 'Sita Woods',
    Tagline: 'Combs of rosewood',
    Phone: '98111',
  });
  await path.save('Name and look');
  await expect(path.group('Name and look')).toContainText('Phone must be a number in international form');
  await path.enter('Name and look', { Phone: '+919811122233' });
  await path.save('Name and look');
  await expect(path.part('Name and look')).toContainText('done');

  await staffPages.go('Today');
  await staffPages.open('/admin/start');
  await path.enter('Seller and tax', seller);
  await path.save('Seller and tax');
  await expect(staffPages.step('GSTIN')).toContainText('done');
  // The next part opens by itself.
  await path.choose('Courier', 'Courier', 'By hand');
  await path.enter('Courier', { 'Pickup place': 'Sita Woods', 'Pickup pincode': '562160' });
  await path.save('Courier');
  await expect(staffPages.step('Pickup place')).toContainText('done');
  await path.enter('Delivery and charges', { 'Delivery charge, in rupees': '40' });
  await expect(path.part('Delivery and charges')).toContainText('Your newest orders by these charges');
  await path.enter('Delivery and charges', { 'Delivery charge, in rupees': '0' });
  await path.save('Delivery and charges');
  await expect(staffPages.step('Delivery charge')).toContainText('done');
  await path.openFields('Email');
  await path.enter('Email', {
    'Sender of emails': 'shop@sita.example',
    'Email of the shop': 'care@sita.example',
  });
  await path.save('Email');
  await expect(staffPages.step('Email about new orders')).toContainText('done');
  await path.check('Email', 'Send a test email');
  await expect(path.part('Email')).toContainText('One is on its way to');
  await path.openFields('Open');
  await path.field('A lawyer has read the policies').check();
  await path.save('Open');
  await expect(staffPages.step('A lawyer has read them')).toContainText('done');
  await path.expectAccessible();
}

/** Packs the order by scanner, hands it over, and notes its way to the customer. */
async function sendByHand(page: Page, orderNumber: string): Promise<void> {
  const [packing, byHand, money] = [new PackingPage(page), new ByHandPages(page), new MoneyPages(page)];
  await packing.visit('/admin/packing');
  await expect(packing.row(orderNumber)).toBeVisible();
  await packing.select(orderNumber);
  expect((await packing.print('Labels')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await packing.packByScanner({ waybill: orderNumber, orderNumber });
  await packing.visit('/admin/hand-over');
  await packing.select(orderNumber);
  await packing.button('Hand over').click();
  await expect(packing.listed(orderNumber)).toContainText('Handed over', { timeout: 15_000 });

  await byHand.open();
  await byHand.setTrackingPage('India Post', 'javascript:alert({waybill})');
  await expect(byHand.said('Please enter an address that begins with https://')).toBeVisible();
  await byHand.setTrackingPage('India Post', 'https://post.example/{waybill}');
  await expect(byHand.couriers('India Post')).toContainText('https://post.example/{waybill}');
  await byHand.giveWaybills('India Post', `${orderNumber}\nEX 123 456 789 IN`);
  await expect(byHand.row(orderNumber)).toContainText('EX123456789IN');
  await byHand.importFile(
    'India Post',
    `Order ID,Article Number,Event\n${orderNumber},EX123456789IN,Out for delivery\n`,
  );
  await expect(byHand.row(orderNumber)).toContainText('Out for delivery');

  await byHand.openOrder(orderNumber);
  await byHand.note('Delivered');
  await byHand.takeBack();
  await expect(byHand.card).toContainText('taken back');
  await byHand.note('Delivered');
  await money.openCash();
  await expect(money.balances).toContainText('India Post');
}

/** Finds the comb as a customer and orders it by cash on delivery. Returns the order number. */
async function buy(device: Page): Promise<string> {
  const [searchBox, listingPage, productPage] = [
    new SearchBox(device),
    new ListingPage(device),
    new ProductPage(device),
  ];
  await searchBox.visit('/');
  await searchBox.paste('rosewood');
  await searchBox.press('Enter');
  await listingPage.expectHeading('Results for “rosewood”');
  await listingPage.openProduct(comb);
  await productPage.expectHeading(comb);
  await expect(productPage.gallery.picture).toHaveAttribute('alt', 'The comb from the front');
  await expect(productPage.thumbnail(2)).toBeVisible();
  expect(await productPage.brokenPictures()).toBe(0);
  await productPage.buyNow();
  await new CheckoutPage(device).placeOrder();
  return new PaymentPage(device).expectPlaced();
}
