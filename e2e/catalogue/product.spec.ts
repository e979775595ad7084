import type { Product } from '#shop/catalog/contract.ts';
import { expect, phoneOnly, test } from '../fixtures/test.ts';
import { BackInStockForm } from '../pages/catalogue/back-in-stock-form.ts';

// §2 product: thumbnails, by mouse and keyboard
// §2 product: picture twice as large by mouse, button, arrow keys and finger
// §9 zoom scale 2; ratings 1 to 5
test('the pictures change by thumbnail, and the picture grows to twice its size', async ({
  page,
  productPage,
  complaints,
}) => {
  const { picture } = productPage.gallery;
  await productPage.open('bhringraj-oil');
  await expect(picture).toHaveAttribute('src', /^\/images\/products\/bhringraj-oil-1/);
  await expect(picture).toHaveAccessibleName('Bhringraj Hair Oil in its pack');
  await productPage.thumbnail(2).click();
  await expect(picture).toHaveAttribute('src', /bhringraj-oil-2/);
  await expect(picture).toHaveAccessibleName('The lead herb of Bhringraj Hair Oil, drawn as a plate');
  await expect(productPage.thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
  await productPage.thumbnail(1).focus();
  await page.keyboard.press('Enter');
  await expect(picture).toHaveAttribute('src', /bhringraj-oil-1/);
  await page.mouse.move(0, 0);
  await productPage.gallery.expectScale('none');
  await productPage.gallery.picture.hover({ position: { x: 40, y: 40 } });
  await productPage.gallery.expectScale('2');
  await page.mouse.move(0, 0);
  await productPage.gallery.expectScale('none');
  await productPage.gallery.zoomButton.focus();
  await page.keyboard.press('Enter');
  await productPage.gallery.expectScale('2');
  const { origin } = await productPage.gallery.zoom();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await productPage.gallery.zoom()).origin).not.toBe(origin);
  await page.keyboard.press('Enter');
  await productPage.gallery.expectScale('none');
  expect(complaints).toEqual([]);
});

// §2 product: by id and slug; name, description section, price, stock, unit and unit price, status; the buy bar of phones
// §2 product: related products of the category, without its own
test('a product opens by its id and by its slug, with text and related products', async ({
  page,
  productPage,
}) => {
  const productOf = async (slug: string) =>
    (await (await page.request.get(`/api/products/${slug}`)).json()) as Product;
  const { id, productName, description, categoryId } = await productOf('bhringraj-oil');
  for (const path of [`/product/${id}`, '/product/bhringraj-oil']) {
    await productPage.visit(path);
    await productPage.expectHeading(productName);
    await expect(productPage.section('Description')).toBeVisible();
    for (const paragraph of description.split('\n\n')) await productPage.expectText(paragraph);
    await expect(productPage.canonical).toHaveAttribute('href', /\/product\/bhringraj-oil$/);
  }
  await expect(productPage.related).toHaveCount(4);
  await expect(productPage.relatedNamed('Bhringraj Hair Oil')).toHaveCount(0);
  for (const slug of await productPage.relatedSlugs())
    expect((await productOf(slug)).categoryId, slug).toBe(categoryId);
});

// §8 a database that is busy: page and call answer 503 with Retry-After, calmly and under a heading; the connections are open before anybody asks
// §8 product page: 'Error: HTTP error! status: {code}', and another try
test('a product that cannot be loaded says so and loads on Try again', async ({
  page,
  listingPage,
  productPage,
}) => {
  await listingPage.visit('/category/hair-care/hair-oils');
  const read = /\/api\/products\/bhringraj-oil(\?|$)/;
  await page.route(read, (route) =>
    route.fulfill({ status: 503, json: { message: '', code: 'unavailable', requestId: '1' } }),
  );
  await listingPage.openProduct('Bhringraj Hair Oil');
  await productPage.expectHeading('This product could not be loaded');
  await productPage.expectText('Error: HTTP error! status: 503');
  await productPage.expectAccessible();
  await page.unroute(read);
  await productPage.tryAgain();
  await productPage.expectHeading('Bhringraj Hair Oil');
});

// §2 product: by id and slug; name, description section, price, stock, unit and unit price, status; the buy bar of phones
test('price, MRP, unit price, status and stock are shown, with use and policies', async ({
  page,
  productPage,
  footer,
}) => {
  await productPage.open('bhringraj-oil');
  await productPage.expectText('₹509.15');
  await productPage.expectText('15% off');
  await expect(productPage.fact('Unit')).toHaveText('200 ml (₹2.55 per ml)');
  await expect(productPage.fact('Status and stock')).toHaveText(/^Available, In stock \(\d+\)$/);
  await expect(productPage.declaration('Unit price')).toHaveText(
    '₹3.00 per ml at MRP, ₹2.55 per ml at our price',
  );
  await expect(productPage.buyBar).toBeHidden();
  await expect(productPage.button('Add to Cart')).toBeEnabled();
  await expect(new BackInStockForm(page).form).toHaveCount(0);
  for (const address of [/@/, /^\+/]) {
    const [contact] = await footer.link(address).allInnerTexts();
    await expect(productPage.declaration('Consumer care')).toContainText(contact!);
  }
  const steps = productPage.usageSteps;
  await expect(steps).toHaveText([/Warm two spoons/, /massage the scalp/, /Leave for an hour/]);
  await expect(productPage.drawings(steps)).toHaveCount(3);
  await productPage.expectText('By tradition; this is no medical advice.');
  await expect(productPage.trustLines).toContainText('Cash on delivery');
  await expect(productPage.trustLines).toContainText(/\d+ to \d+ working days/);
  await expect(productPage.trustLines).toContainText('7 days to return an unopened product');
  await productPage.openReturns();
  await productPage.expectHeading('Returns and refunds');
  await productPage.expectText('within 7 days of delivery');
});

// §2 one bar at the foot of a phone: shortcuts and chat, or the main action of product, cart and checkout with the chat
test(
  'a tap enlarges the picture, and one bar at the foot keeps Add to Cart in sight',
  phoneOnly('a finger taps instead of hovering, and the bar stands only on a phone'),
  async ({ productPage }) => {
    await productPage.open('bhringraj-oil');
    await productPage.gallery.zoomButton.tap();
    await productPage.gallery.expectScale('2');
    await productPage.gallery.zoomButton.tap();
    await productPage.gallery.expectScale('none');
    await productPage.section('Customer reviews').click();
    await productPage.firstReview.scrollIntoViewIfNeeded();
    await expect(productPage.buyBar).toBeInViewport();
    await expect(productPage.bottomBar).toBeHidden();
    await expect(productPage.chatLink).toBeInViewport({ ratio: 1 });
    await productPage.buyBarAddButton.click();
    await productPage.expectMessage('Bhringraj Hair Oil added to cart!');
  },
);

test(
  'the gallery swipes, and two fingers enlarge a picture of the full screen',
  phoneOnly('fingers swipe and pinch where a mouse hovers'),
  async ({ productPage }) => {
    await productPage.open('bhringraj-oil');
    const { gallery } = productPage;
    await gallery.expectDot(1);
    await gallery.openFullScreen();
    await expect(gallery.fullScreen).toContainText('1 of 4');
    await gallery.expectWidth(390);
    await gallery.pinch({ from: 80, to: 200 });
    await gallery.expectWidth(975);
    await gallery.pinch({ from: 200, to: 60 });
    await gallery.expectWidth(390);
    await gallery.closeFullScreen();
    await expect(gallery.fullScreen).toBeHidden();
    await gallery.expectDot(1);
    await gallery.swipe(-260);
    await gallery.expectDot(2);
  },
);

// §4 product availability: sold out by stock on its page, by status in a listing
// §8 '{name} is currently out of stock.'
test('a sold-out product promises no delivery, says so when pressed and is not added', async ({
  page,
  productPage,
  checkoutPage,
  cartPage,
}) => {
  await productPage.open('shilajit-resin');
  await expect(productPage.fact('Status and stock')).toHaveText('Out of stock (0)');
  await expect(productPage.trustLines).toContainText('Cash on delivery');
  await expect(productPage.trustLines).not.toContainText('working days');
  await expect(productPage.deliveryForm).toHaveCount(0);
  const { y } = (await productPage.section('Related products').boundingBox())!;
  expect(y).toBeLessThan((await productPage.section('How to use').boundingBox())!.y);
  for (const name of ['Add to Cart', 'Buy Now'] as const) {
    await expect(productPage.button(name)).toBeDisabled();
    await productPage.button(name).click({ force: true });
    await productPage.closeMessage('Himalayan Shilajit Resin is currently out of stock.');
  }
  await expect(page).toHaveURL(/\/product\/shilajit-resin$/);
  expect(await checkoutPage.storedBuyNow()).toEqual({ product: null, mode: null });
  await cartPage.open();
  await cartPage.expectText('Your Cart is Empty!');
});

// §2 a picture that fails, also before the page is interactive, shows 'No Image'
test('a picture that fails before the page is interactive shows No Image', async ({ page, productPage }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.route('**/images/products/**', (route) => route.abort());
  await page.goto('/product/bhringraj-oil', { waitUntil: 'commit' });
  await expect.poll(() => productPage.brokenPictures()).toBeGreaterThan(0);
  scripts.resolve();
  await expect(productPage.region('Pictures')).toContainText('No Image');
  await expect.poll(() => productPage.brokenPictures()).toBe(0);
});

// §7 both image bases
test('pictures are served under both specified addresses', async ({ request }) => {
  for (const base of ['/api/images/products', '/images/products']) {
    const response = await request.get(`${base}/bhringraj-oil-1.webp?w=320`);
    expect(`${response.status()} ${response.headers()['content-type']}`).toMatch(/^200 image\//);
  }
});
