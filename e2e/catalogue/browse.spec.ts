// §1 browse a category tree, all products, product detail with reviews
// §2 routes of the shop: home, listings, search, product, cart, checkout, payment, hair, 404
import { expect, test } from '../fixtures/test.ts';

test('shows 24 products a page, and Back keeps the page of a listing', async ({ page, listingPage }) => {
  await listingPage.visit('/all-products');
  await expect(listingPage.cards).toHaveCount(24);
  const first = await listingPage.firstCard.innerText();
  await listingPage.nextPage();
  await expect(page).toHaveURL(/page=2/);
  await expect(listingPage.firstCard).not.toHaveText(first, { useInnerText: true });
  const second = await listingPage.firstCard.innerText();
  await listingPage.openFirst();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(listingPage.firstCard).toHaveText(second, { useInnerText: true });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the staff side says that it needs it', async ({ page, staffPages }) => {
    await page.goto('/admin');
    await expect(staffPages.withoutCode).toHaveText(/The staff side needs it/);
    await expect(staffPages.withoutCode).toBeVisible();
  });

  test('a category can be read and turned page by page', async ({ page, listingPage }) => {
    await page.goto('/category/skin-care');
    await listingPage.expectHeading('Skin Care');
    await expect(listingPage.cards).toHaveCount(24);
    await listingPage.nextPage();
    await expect(page).toHaveURL(/page=2/);
    await expect(listingPage.firstCard).toBeVisible();
  });

  test('filters work, and a listing says when they leave nothing', async ({ page, listingPage }) => {
    await page.goto('/all-products');
    await listingPage.openFilters();
    await listingPage.filterField('Concern').selectOption({ index: 1 });
    await listingPage.showProducts();
    await expect(page).toHaveURL(/concern=\w/);
    await expect(listingPage.firstCard).toBeVisible();
    await page.goto('/all-products?maxPrice=1');
    await listingPage.expectText('No products found in this category.');
    await listingPage.clearFilters();
    await expect(listingPage.count).toHaveText(/^\d\d+ products$/);
  });
});

// §8 'Product not found.' with status 404
test('an unknown product, category, article or route answers 404 with its page', async ({
  page,
  shopPage,
}) => {
  for (const [path, text] of [
    ['/product/no-such-thing', 'Product not found.'],
    ['/category/no-such-thing', 'Category not found.'],
    ['/no-such-page', /not here/i],
    ['/blog/nothing', 'See all products'],
    ['/learn-ayurveda/nothing', 'See all products'],
    ['/learn-ayurveda/diet/nothing', 'See all products'],
  ] as const) {
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(response?.status(), path).toBe(404);
    await shopPage.expectText(text);
  }
});

// §8 listing: loading, error with its status, empty
test('a listing says Loading products..., why it failed, and loads on Try again', async ({
  page,
  sidebar,
  listingPage,
}) => {
  await sidebar.visit('/');
  let fails = true;
  const held = Promise.withResolvers<void>();
  await page.route('**/api/product-cards?**', async (route) => {
    await held.promise;
    if (fails) await route.fulfill({ status: 500, json: { message: '', code: 'internal', requestId: '' } });
    else await route.continue();
  });
  await sidebar.openCategory('Supplements');
  await listingPage.expectText('Loading products...');
  held.resolve();
  await listingPage.expectText('Error: HTTP error! status: 500');
  fails = false;
  await listingPage.tryAgain();
  await expect(listingPage.firstCard).toBeVisible();
});

// §2 hair page: twelve cards, second picture, NEW IN, columns of 2, 3 and 4
test('the hair page shows twelve cards, one product five times', async ({ listingPage, page }) => {
  await listingPage.visit('/hair');
  await expect(listingPage.demoRibbonsOfPage).toHaveCount(1);
  await expect(listingPage.cards).toHaveCount(12);
  await expect(listingPage.card('Bhringraj Hair Oil')).toHaveCount(5);
  await expect(listingPage.firstCardWith('NEW IN')).toBeVisible();
  const card = listingPage.firstCard;
  await expect(card).toContainText(/\d\.\d\s*\(\d+\)/);
  await expect(card).toContainText('The king of hair herbs, in sesame');
  await expect(listingPage.price(card, '₹599.00')).toHaveCSS('text-decoration-line', 'line-through');
  for (const [width, columns] of [
    [390, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => listingPage.columns()).toBe(columns);
  }
  await listingPage.addToCart('Bhringraj Hair Oil');
  const second = listingPage.secondPicture(card);
  await page.mouse.move(0, 0);
  await expect(second).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(second).toHaveCSS('opacity', '1');
});
