import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { atPhoneWidth, expect, phoneOnly, test } from '../fixtures/test.ts';
import { StaffProducts } from '../pages/staff-products.ts';

const comb = { productClass: 'Other goods', category: 'Hair Care' };

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

test.beforeEach(async ({ signedInStaff }) => {
  await signedInStaff('owner', { address: true });
});

test(
  'a product is created, published past the gate, and bought',
  phoneOnly('the state of a product stands above its form, not beside it'),
  async ({ page, shop, productPage, checkoutPage, paymentPage }) => {
    const products = new StaffProducts(page);
    const [name, slug] = ['Rosewood Comb', 'rosewood-comb'];
    await products.open();
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    await products.create(name, comb);
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    await expect(products.missing).toHaveCount(7);
    await products.stateButton('Publish').click();
    await expect(products.message('This cannot be published yet.')).toBeVisible();
    await products.openMissing('Generic name');
    await expect(products.field('Generic name')).toBeFocused();

    await products.enter(declarations);
    await products.choose({ Unit: 'pieces' });
    await products.reload();
    await expect(products.text('What you typed before is back.')).toBeVisible();
    await products.saveAndWait();
    await expect(products.missing).toHaveCount(0);
    await products.stateButton('Publish').click();
    await products.expectState('Published');
    await shop.changeProduct(slug, { stock: 5 });

    await products.inShop.click();
    await expect(productPage.heading).toHaveText(name);
    await productPage.section('Product details').click();
    await expect(productPage.text('Sita Woods, 4 Temple Road, Channapatna 562160')).toBeVisible();
    await expect(productPage.text('₹7.00 for each order, added at checkout')).toBeVisible();
    await productPage.buyNow();
    await checkoutPage.placeOrder();
    await expect(paymentPage.text(name)).toBeVisible();
  },
);

test('a product asks which goods it is where they decide its GST', async ({ page, shop }) => {
  const { name } = await shop.addProduct('Forest Garden Hair Oil', { like: 'bhringraj-oil' });
  const products = new StaffProducts(page);
  await products.open();
  await products.openProduct(name);
  const question = products.field('Which of these is it, for GST?');
  await expect(question).toHaveValue('Hair oil');
  await expect(products.text(/^GST 5 %\. HSN 3305, Hair oil/)).toBeVisible();
  await products.choose({ 'Which of these is it, for GST?': 'Other hair preparation' });
  await products.saveAndWait();
  await expect(products.text(/^GST 18 %\. HSN 3305, Other hair preparation/)).toBeVisible();
  await products.enter({ HSN: '3401' });
  await products.save();
  await expect(question).toHaveAccessibleDescription(/HSN 3401 has several GST rates/);
});

test('two tabs that save one product show who changed it, and lose no text', async ({
  page,
  context,
  shop,
}) => {
  const { name } = await shop.addProduct('Olive Wood Comb', { like: 'neem-comb' });
  const products = new StaffProducts(page);
  await products.open();
  await products.openProduct(name);
  const other = new StaffProducts(await context.newPage());
  await other.open();
  await other.openProduct(name);
  await other.enter({ Offer: 'New batch' });
  await other.saveAndWait();
  await products.enter({ Seller: 'Kapha' });
  await products.save();
  await expect(products.conflict).toContainText('You changed this a moment ago');
  await expect(products.conflict).toContainText('Offer');
  await expect(products.field('Seller')).toHaveValue('Kapha');
  await products.takeTheirs();
  await expect(products.field('Offer')).toHaveValue('New batch');
  await products.enter({ Seller: 'Kapha' });
  await products.saveAndWait();
  await expect(products.field('Offer')).toHaveValue('New batch');
});

// §9 a product is published only with what its class must declare, and a changed address redirects
test('a changed price and address show in the shop, and their undo too', async ({ page, request, shop }) => {
  const { name, slug } = await shop.addProduct('Wild Amla Powder', { like: 'amla-powder' });
  const products = new StaffProducts(page);
  const price = async (at: string) =>
    ((await (await request.get(`/api/products/${at}`)).json()) as { price: number }).price;
  const before = await price(slug);
  await products.open();
  await products.openProduct(name);
  await products.enter({ 'MRP in rupees, with all taxes': String(before + 10), Address: 'forest-amla' });
  await products.saveAndWait();
  await expect.poll(() => price('forest-amla'), { intervals: [100] }).toBe(before + 10);
  const answer = await request.get(`/product/${slug}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/product/forest-amla']);
  await products.openHistory();
  await products.undoNewest();
  await expect.poll(() => price(slug), { intervals: [100] }).toBe(before);
});

// §2 a filter by country of origin once a product is imported (Rule 6(10A))
test('shoppers filter by country of origin once a product is imported', async ({
  page,
  shop,
  listingPage,
}) => {
  const { name } = await shop.addProduct('Himalayan Shikakai Powder', { like: 'shikakai-powder' });
  const products = new StaffProducts(page);
  await listingPage.visit('/all-products');
  await listingPage.openFilters();
  await expect(listingPage.filterField('Country of origin')).toBeHidden();
  await products.open();
  await products.openProduct(name);
  await products.enter({
    'Country of origin': 'Nepal',
    'Imported by': 'Himal Imports, 2 Dock Road, Kolkata 700001',
    'Licence number': 'RC/COS-001234',
  });
  await products.saveAndWait();
  await listingPage.visit('/all-products?origin=Nepal');
  await expect(listingPage.cards).toHaveCount(1);
  await expect(listingPage.card(name)).toBeVisible();
  await listingPage.openFilters();
  await listingPage.filterField('Country of origin').selectOption({ label: 'Nepal (1)' });
  await expect(listingPage.chosenFilter('Nepal')).toBeVisible();
});

test('the long form of a product keeps Save in sight wherever it is scrolled', async ({ page, shop }) => {
  const { name } = await shop.addProduct('Long Form Oil', { like: 'amla-powder' });
  const products = new StaffProducts(page);
  await products.open();
  await products.openProduct(name);
  const expectSaveInSight = async () => {
    for (const label of ['Name', 'Generic name', 'HSN']) {
      await products.field(label).scrollIntoViewIfNeeded();
      await expect(products.saveButton).toBeInViewport({ ratio: 1 });
    }
  };
  await expectSaveInSight();
  await atPhoneWidth(page, expectSaveInSight);
});
