import { makeGroup } from '#shop/catalog/server/groups/testing.ts';
import { atPhoneWidth, expect, test } from '../fixtures/test.ts';
import { BackInStockForm } from '../pages/catalogue/back-in-stock-form.ts';
import { SizeChoice } from '../pages/catalogue/size-choice.ts';
import { ProductSizes } from '../pages/admin/goods/product-sizes.ts';
import { ReturnsPage } from '../pages/orders/returns-page.ts';
import { scans } from '../shop/scans.ts';

const path = (slug: string) => new RegExp(`/product/${slug}$`);

test('a customer chooses a size on one page, goes back, and buys it', async ({
  page,
  shop,
  productPage,
  cartPage,
}) => {
  const choice = new SizeChoice(page);
  const names = ['Sizes Oil 100 ml', 'Sizes Oil 200 ml', 'Sizes Oil 500 ml'];
  const sizes: { id: number; name: string; slug: string }[] = [];
  for (const name of names) sizes.push(await shop.addProduct(name, { like: 'bhringraj-oil' }));
  await shop.changeProduct(sizes[1]!.slug, { mrpPaise: 90_000 });
  await shop.changeProduct(sizes[2]!.slug, { mrpPaise: 180_000, stock: 0 });
  await shop.onDatabase(({ db }) =>
    makeGroup(db, {
      name: 'Sizes Oil',
      members: sizes.map(({ id, name }) => ({ id, values: [name.slice('Sizes Oil '.length)] })),
    }),
  );
  await productPage.open(sizes[0]!.slug);
  await expect(choice.all).toHaveCount(3);
  await productPage.expectAccessible();
  await atPhoneWidth(page, () => productPage.expectAccessible());
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await choice.choose('200 ml');
  await expect(page).toHaveURL(path(sizes[1]!.slug));
  await productPage.expectHeading(sizes[1]!.name);
  await expect(choice.chosen).toContainText('200 ml');
  await expect(productPage.canonical).toHaveAttribute('href', new RegExp(`/product/${sizes[0]!.slug}$`));
  await page.goBack();
  await productPage.expectHeading(sizes[0]!.name);
  await choice.chooseLastByKeyboard();
  await productPage.expectHeading(sizes[2]!.name);
  await expect(new BackInStockForm(page).form).toBeVisible();
  expect(loads).toEqual([]);
  await choice.choose('200 ml');
  await productPage.addToCart(sizes[1]!.name);
  await cartPage.open();
  await cartPage.expectText(sizes[1]!.name);
});

test('a merchant makes a further size and changes all prices at once', async ({
  page,
  shop,
  signedInStaff,
}) => {
  const { id } = await shop.addProduct('Merchant Oil 100 ml', { like: 'bhringraj-oil' });
  const sizes = new ProductSizes(page);
  await signedInStaff('owner');
  await sizes.open(id);
  await sizes.add({ quantity: 500, mrp: 1700, weight: 560 });
  await expect(sizes.rows).toHaveCount(2);
  await sizes.cell('Selling price', '500 ml').fill('1650');
  await sizes.cell('Stock', '500 ml').fill('12');
  await sizes.press('Save all sizes');
  await sizes.expectText('Saved.');
  await expect(sizes.cell('Stock', '500 ml')).toHaveValue('12');
  await sizes.press('Publish all sizes');
  await sizes.expectText('The shop shows the sizes now');
  await sizes.expectAccessible();
  await atPhoneWidth(page, () => sizes.expectAccessible());
  await sizes.press('Take out 500 ml');
  await sizes.press('Save all sizes');
  await expect(sizes.rows).toHaveCount(1);
});

test('a merchant writes a text once for all sizes, and one size says its own', async ({
  page,
  shop,
  productPage,
  signedInStaff,
}) => {
  const [small, large] = [
    await shop.addProduct('Shared Oil 100 ml', { like: 'bhringraj-oil' }),
    await shop.addProduct('Shared Oil 200 ml', { like: 'bhringraj-oil' }),
  ];
  const members = [small, large].map(({ id }, at) => ({ id, values: [`${at + 1}00 ml`] }));
  await shop.onDatabase(({ db }) => makeGroup(db, { name: 'Shared Oil', members }));
  const sizes = new ProductSizes(page);
  await signedInStaff('owner');
  await sizes.open(small.id);
  await sizes.press('Begin with those of this product');
  await expect(sizes.shared('How to use')).not.toBeEmpty();
  await sizes.press('Save for all sizes');
  await sizes.expectText('Each size without its own words shows these.');
  await sizes.shared('How to use').fill('Warm it in your palms.');
  await sizes.press('Save for all sizes');
  await expect(sizes.fromGroup('How to use')).toContainText('Warm it in your palms.');
  await sizes.expectAccessible();
  await atPhoneWidth(page, () => sizes.expectAccessible());
  await sizes.writeOwn('How to use', 'Use two spoons.');
  await expect(sizes.fromGroup('How to use')).toHaveCount(0);
  await sizes.expectText('Its own words: How to use.');
  await productPage.open(large.slug);
  await productPage.expectText('Warm it in your palms.');
  await productPage.open(small.slug);
  await productPage.expectText('Use two spoons.');
});

test('a customer returns one of two sizes, and reviews the one that was bought', async ({
  page,
  shop,
  productPage,
  signedInCustomer,
}) => {
  const sizes = [
    await shop.addProduct('Returned Oil 100 ml', { like: 'bhringraj-oil' }),
    await shop.addProduct('Returned Oil 200 ml', { like: 'bhringraj-oil' }),
  ];
  const [small, large] = sizes;
  const members = sizes.map(({ id }, at) => ({ id, values: [`${at + 1}00 ml`] }));
  await shop.onDatabase(({ db }) => makeGroup(db, { name: 'Returned Oil', members }));
  const buyer = await signedInCustomer({ address: true, orders: [small!.slug, large!.slug] });
  for (const orderNumber of buyer.orderNumbers) {
    const waybill = await buyer.waybill(orderNumber);
    for (const scan of [scans.pickedUp, scans.outForDelivery, scans.delivered])
      await shop.courier.scan(waybill, scan);
  }
  const [first, second] = buyer.orderNumbers;
  const bought = await shop.emails.find(buyer.email, `${second} has arrived`);
  const [link] = /http[^\s\]]+review\/[\w.-]+/.exec(bought.text)!;
  await productPage.visit(`${link}?stars=4`);
  await productPage.writeReview({ text: 'Lasts the winter.' });
  await productPage.submitReview();
  await productPage.expectMessage('Review submitted successfully!');
  // The other size shows the review too, with the size that was bought.
  await productPage.open(small!.slug);
  await expect(productPage.review('Lasts the winter.')).toContainText('200 ml');

  const arrived = await shop.emails.find(buyer.email, `${first} has arrived`);
  const [, returned] = /(http\S+order-link\?do=return&token=[\w.-]+)/.exec(arrived.text)!;
  const customer = new ReturnsPage(page);
  await customer.visit(returned!);
  await customer.ask({
    product: /^How many of .*Returned Oil 100 ml/,
    why: 'It arrived damaged, leaking or open',
  });
  await expect(customer.text('What happens next')).toBeVisible();
  const email = await shop.emails.find(buyer.email, 'We got your return request');
  expect(email.text).toContain('Returned Oil 100 ml');
});

test('a screen reader hears price and stock of each size, and the chosen name', async ({
  page,
  shop,
  productPage,
}) => {
  const made = [
    await shop.addProduct('Heard Oil 100 ml', { like: 'bhringraj-oil' }),
    await shop.addProduct('Heard Oil 200 ml', { like: 'bhringraj-oil' }),
  ];
  await shop.changeProduct(made[0]!.slug, {
    mrpPaise: 40_000,
    discountPercent: 0,
  });
  await shop.changeProduct(made[1]!.slug, {
    mrpPaise: 70_000,
    discountPercent: 0,
    stock: 0,
  });
  const members = made.map(({ id }, at) => ({ id, values: [`${at + 1}00 ml`] }));
  await shop.onDatabase(({ db }) => makeGroup(db, { name: 'Heard Oil', members }));
  const choice = new SizeChoice(page);
  await productPage.open(made[0]!.slug);
  await expect(choice.choices).toMatchAriaSnapshot(`
    - navigation "Size":
      - list:
        - listitem:
          - link "100 ml ₹400.00 ₹2.00 per ml"
        - listitem:
          - link "200 ml ₹700.00 ₹3.50 per ml Sold out"
  `);
  await choice.chooseLastByKeyboard();
  await productPage.expectHeading('Heard Oil 200 ml');
  await expect(choice.chosen).toHaveText(/^200 ml/);
  // The focus goes to the new name, which is read.
  await expect(productPage.heading).toBeFocused();
});
