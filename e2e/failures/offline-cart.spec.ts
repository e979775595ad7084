import { expect, test } from '../fixtures/test.ts';

const oil = 'Bhringraj Hair Oil';

test.use({ serviceWorkers: 'allow' });

// §7 the cart is readable offline; a change made offline is sent once when back; a logout clears both
test('the cart stays readable offline, and a change made there is sent once', async ({
  page,
  productPage,
  cartPage,
  header,
  offlinePages,
}) => {
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  await productPage.open('bhringraj-oil');
  await header.expectCartCount(1);
  await productPage.reload();
  await offlinePages.expectWholeStored('/cart');
  await offlinePages.setOffline(true);
  await cartPage.open();
  await expect(cartPage.line(oil)).toBeVisible();
  await cartPage.moreButton(oil).click();
  await header.expectCartCount(2);
  await expect.poll(() => cartPage.unsentQuantities()).toEqual([2]);
  await cartPage.reload();
  await header.expectCartCount(2);

  const writes: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const write = request.method() !== 'GET' && /\/api\/cart\/\w+/.test(request.url());
    if (write) writes.push(request.postData() ?? '');
  });
  await offlinePages.setOffline(false);
  await cartPage.expectMessage('Your cart is up to date again.');
  await cartPage.reload();
  await header.expectCartCount(2);
  expect(writes.map((body) => JSON.parse(body) as object)).toEqual([
    { lineId: expect.any(String), quantity: 2 },
  ]);
});

// §7 the cart is readable offline; a change made offline is sent once when back; a logout clears both
test('a change that the shop took although its response was lost is not sent again', async ({
  page,
  cartPage,
  header,
}) => {
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  await cartPage.open();
  await header.expectCartCount(1);
  await page.route('**/api/cart/update', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const writes: string[] = [];
  page.on('request', (request) => {
    const write = request.method() !== 'GET' && /\/api\/cart\/\w+/.test(request.url());
    if (write) writes.push(request.method());
  });
  await cartPage.moreButton(oil).click();
  await cartPage.expectMessage('Your cart is up to date again.');
  await header.expectCartCount(2);
  expect(writes).toEqual(['PUT']);
});

// §7 the cart is readable offline; a change made offline is sent once when back; a logout clears both
test('a logout takes the kept cart along', async ({ page, signedInCustomer, cartPage, header }) => {
  await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
  await cartPage.open();
  await expect(cartPage.line(oil)).toBeVisible();
  await header.logOut();
  await expect(header.loginButton).toBeVisible();
  await page.route('**/api/cart', (route) => route.abort());
  await cartPage.open();
  await cartPage.expectText('Your Cart is Empty!');
});
