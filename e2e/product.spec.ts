import sharp from 'sharp';
import { Buyer } from './people/buyer.ts';
import { expect, test as base } from './shopper.ts';

const test = base.extend<{ buyer: Buyer }>({
  buyer: async ({ shopper }, use) => {
    await use(new Buyer(shopper));
  },
});

test('the pictures change by thumbnail, with the mouse and with the keyboard', async ({ shopper, buyer }) => {
  await shopper.visit('/product/bhringraj-oil');
  await expect(buyer.picture).toHaveAttribute('src', /^\/images\/products\/bhringraj-oil-1/);
  await expect(buyer.picture).toHaveAccessibleName('Bhringraj Hair Oil in its pack');
  await buyer.thumbnail(2).click();
  await expect(buyer.picture).toHaveAttribute('src', /bhringraj-oil-2/);
  await expect(buyer.picture).toHaveAccessibleName('The lead herb of Bhringraj Hair Oil, drawn as a plate');
  await expect(buyer.thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
  await buyer.thumbnail(1).focus();
  await shopper.page.keyboard.press('Enter');
  await expect(buyer.picture).toHaveAttribute('src', /bhringraj-oil-1/);
  await shopper.complainsNothing();
});

test('a picture grows to twice its size under the mouse, by button and arrow keys, and under a finger', async ({
  shopper,
  buyer,
  isMobile,
}) => {
  await shopper.visit('/product/bhringraj-oil');
  await expect.poll(async () => (await buyer.zoom()).scale).toBe('none');
  if (isMobile) {
    await buyer.zoomButton.tap();
    await expect.poll(async () => (await buyer.zoom()).scale).toBe('2');
    await buyer.zoomButton.tap();
    await expect.poll(async () => (await buyer.zoom()).scale).toBe('none');
    return;
  }
  await buyer.picture.hover({ position: { x: 40, y: 40 } });
  await expect.poll(async () => (await buyer.zoom()).scale).toBe('2');
  await shopper.page.mouse.move(0, 0);
  await expect.poll(async () => (await buyer.zoom()).scale).toBe('none');
  await buyer.zoomButton.focus();
  await shopper.page.keyboard.press('Enter');
  await expect.poll(async () => (await buyer.zoom()).scale).toBe('2');
  const { origin } = await buyer.zoom();
  await shopper.page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await buyer.zoom()).origin).not.toBe(origin);
  await shopper.page.keyboard.press('Enter');
  await expect.poll(async () => (await buyer.zoom()).scale).toBe('none');
});

test('a product is found by its id and by its name, and described in a section of its own', async ({
  shopper,
}) => {
  const { request } = shopper.page;
  const { id, productName, description } = (await (
    await request.get('/api/products/bhringraj-oil')
  ).json()) as { id: number; productName: string; description: string };
  for (const path of [`/product/${id}`, '/product/bhringraj-oil']) {
    await shopper.visit(path);
    await shopper.seesHeading(productName);
    await expect(shopper.main.getByRole('heading', { name: 'Description', exact: true })).toBeVisible();
    for (const paragraph of description.split('\n\n')) await shopper.sees(paragraph);
    await expect(shopper.page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/product\/bhringraj-oil$/,
    );
  }
});

test('a product that cannot be loaded says so under a heading, and comes at another try', async ({
  shopper,
}) => {
  await shopper.visit('/category/hair-care/hair-oils');
  const read = /\/api\/products\/bhringraj-oil(\?|$)/;
  await shopper.page.route(read, (route) =>
    route.fulfill({ status: 503, json: { message: '', code: 'unavailable', requestId: '1' } }),
  );
  await shopper.main.getByRole('link', { name: 'Bhringraj Hair Oil', exact: true }).click();
  await shopper.seesHeading('This product could not be loaded');
  await shopper.sees('Error: HTTP error! status: 503');
  await shopper.isAccessible();
  await shopper.page.unroute(read);
  await shopper.main.getByRole('button', { name: 'Try again' }).click();
  await shopper.seesHeading('Bhringraj Hair Oil');
});

test('price, MRP, unit price, status and stock are said; a phone keeps the way into the cart in sight', async ({
  shopper,
  buyer,
  isMobile,
}) => {
  await shopper.visit('/product/bhringraj-oil');
  await shopper.sees('₹509.15');
  await shopper.sees('15% off');
  await expect(buyer.fact('Unit')).toHaveText('200 ml (₹254.58 per 100 ml)');
  await expect(buyer.fact('Status')).toHaveText('Available');
  await expect(buyer.fact('Stock')).toHaveText(/In stock|Only \d left/);
  if (!isMobile) return expect(buyer.buyBar).toBeHidden();
  await buyer.reviews.first().scrollIntoViewIfNeeded();
  await expect(buyer.buyBar).toBeInViewport();
  await buyer.buyBar.getByRole('button', { name: 'Add to Cart' }).click();
  return shopper.isTold('Bhringraj Hair Oil added to cart!');
});

test('what is sold out says so when it is pressed, and nothing comes into the cart', async ({
  shopper,
  buyer,
}) => {
  await shopper.visit('/product/shilajit-resin');
  await expect(buyer.fact('Status')).toHaveText('Out of stock');
  for (const name of ['Add to Cart', 'Buy Now'] as const) {
    await expect(buyer.button(name)).toBeDisabled();
    await buyer.button(name).click({ force: true });
    await shopper.isTold('Himalayan Shilajit Resin is currently out of stock.');
  }
  await expect(shopper.page).toHaveURL(/\/product\/shilajit-resin$/);
  expect(await buyer.storedBuyNow()).toEqual({ product: null, mode: null });
  await shopper.visit('/cart');
  await shopper.sees('Your Cart is Empty!');
});

test('related products are of the same category, without the product itself', async ({ shopper, buyer }) => {
  await shopper.visit('/product/bhringraj-oil');
  await expect(buyer.related).toHaveCount(4);
  await expect(buyer.related.getByRole('heading', { name: 'Bhringraj Hair Oil', exact: true })).toHaveCount(
    0,
  );
  const own = (await (await shopper.page.request.get('/api/products/bhringraj-oil')).json()) as {
    categoryId: number;
  };
  for (const link of await buyer.related.getByRole('link').all()) {
    const slug = (await link.getAttribute('href'))!.split('/').at(-1);
    const other = (await (await shopper.page.request.get(`/api/products/${slug}`)).json()) as {
      categoryId: number;
    };
    expect(other.categoryId).toBe(own.categoryId);
  }
});

test('pictures are served under both addresses', async ({ request }) => {
  for (const base of ['/api/images/products', '/images/products']) {
    const answer = await request.get(`${base}/bhringraj-oil-1.webp?w=320`);
    expect(`${answer.status()} ${answer.headers()['content-type']}`).toMatch(/^200 image\//);
  }
});

test('reviews are counted, sorted, and come a page at a time', async ({ shopper, buyer }) => {
  await shopper.visit('/product/aloe-vera-gel');
  const total = Number(/of (\d+) reviews/.exec(await shopper.main.innerText())?.[1]);
  expect(total).toBeGreaterThan(12);
  const counted = await shopper.main.getByText(/^\d+ reviews?$/).allInnerTexts();
  expect(counted.slice(0, 5).reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(total);
  await expect(buyer.reviews).toHaveCount(6);
  await shopper.page.getByRole('button', { name: 'Show more reviews' }).click();
  await expect(buyer.reviews).toHaveCount(12);
  await expect(buyer.reviews.nth(6)).toBeFocused();
  await buyer.sortReviews('Worst rated first');
  await expect(buyer.reviews).toHaveCount(6);
  await expect(buyer.reviews.first()).toContainText(/[1-4]\.\d out of 5/);
  await buyer.sortReviews('Best rated first');
  await expect(buyer.reviews.first()).toContainText('5.0 out of 5');
});

test('a review with a picture is previewed, sent, listed at once, and its picture opens large', async ({
  shopper,
  buyer,
  isMobile,
}) => {
  await shopper.visit('/product/triphala-churna');
  const words = `Gentle, no rush in the morning ${isMobile} ${Date.now()}`;
  const photo = { create: { width: 2000, height: 1400, channels: 3, background: '#7a8', noise } } as const;
  await buyer.writeReview({ stars: 5, words, picture: await sharp(photo).jpeg({ quality: 90 }).toBuffer() });
  await buyer.sendReview();
  await shopper.isTold('Review submitted successfully!');
  const mine = buyer.reviews.filter({ hasText: words });
  await expect(mine).toContainText('Anonymous');
  await expect(shopper.page.getByAltText('Your choice')).toHaveCount(0);
  await mine.getByRole('button', { name: /picture/ }).click();
  const large = shopper.page.getByRole('dialog', { name: 'Taken by the reviewer' }).getByRole('img');
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await shopper.isAccessible();
  await shopper.page.keyboard.press('Escape');
  await expect(mine.getByRole('button', { name: /picture/ })).toBeFocused();
  await shopper.complainsNothing();
});

/** Such a photo is larger than a megabyte, as those of phones are. */
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;

test('a review that cannot be sent says so, and keeps what was written', async ({ shopper, buyer }) => {
  await shopper.visit('/product/neem-comb');
  await buyer.writeReview({ stars: 4, words: 'Smooth teeth' });
  const failing = '**/api/reviews';
  await shopper.page.route(failing, (route) => route.fulfill({ status: 500, json: { message: '' } }));
  await buyer.sendReview();
  await shopper.isTold('Failed to submit review.');
  await shopper.page.unroute(failing);
  await shopper.page.route(failing, (route) => route.abort());
  await buyer.sendReview();
  await shopper.isTold('An error occurred while submitting the review.');
  await expect(shopper.page.getByLabel('Your review')).toHaveValue('Smooth teeth');
  await expect(shopper.page.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
});

test('the hair page shows twelve cards in two, three or four columns, with a second picture under the mouse', async ({
  shopper,
  isMobile,
}) => {
  await shopper.visit('/hair');
  const cards = shopper.main.getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(
    cards.filter({ has: shopper.page.getByRole('link', { name: 'Bhringraj Hair Oil', exact: true }) }),
  ).toHaveCount(5);
  await expect(cards.filter({ hasText: 'NEW IN' }).first()).toBeVisible();
  await expect(cards.first()).toContainText(/\d\.\d\s*\(\d+\)/);
  await expect(cards.first()).toContainText('The king of hair herbs, in sesame');
  await expect(cards.first().getByText('₹599.00')).toHaveCSS('text-decoration-line', 'line-through');
  for (const [width, columns] of isMobile
    ? ([[390, 2]] as const)
    : ([
        [800, 3],
        [1280, 4],
      ] as const)) {
    await shopper.page.setViewportSize({ width, height: 900 });
    const inFirstRow = async () => {
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      return tops.filter((top) => top === tops[0]).length;
    };
    await expect.poll(inFirstRow).toBe(columns);
  }
  await shopper.addFromList('Bhringraj Hair Oil');
  if (isMobile) return;
  const second = cards.first().locator('img').nth(1);
  await shopper.page.mouse.move(0, 0);
  await expect(second).toHaveCSS('opacity', '0');
  await cards.first().getByRole('link').first().hover();
  await expect(second).toHaveCSS('opacity', '1');
});
