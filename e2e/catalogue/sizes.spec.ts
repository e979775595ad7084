import { makeGroup } from '#shop/catalog/server/groups/testing.ts';
import { atPhoneWidth, expect, test } from '../fixtures/test.ts';
import { BackInStockForm } from '../pages/catalogue/back-in-stock-form.ts';
import { SizeChoice } from '../pages/catalogue/size-choice.ts';
import { ProductSizes } from '../pages/admin/goods/product-sizes.ts';

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
