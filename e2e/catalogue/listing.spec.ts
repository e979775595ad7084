import type { Product } from '#shop/catalog/contract.ts';
import { atPhoneWidth, expect, phoneOnly, test } from '../fixtures/test.ts';

// §2 listings: sort and filters in the address, result count, with and without JavaScript
// §2 filters and sort order stay in sight on a phone, open as a sheet there, and are one row of pills on a wide screen
test('the URL of a listing holds its filters and sort order', async ({ page, listingPage, complaints }) => {
  await listingPage.visit('/category/hair-care');
  await expect(listingPage.filterField('Form')).toBeInViewport();
  await expect(listingPage.filterSummary).toBeHidden();
  await expect(listingPage.count).toHaveText(/^\d+ products$/);
  await listingPage.sortBy('Price, low to high');
  await expect(page).toHaveURL(/\/category\/hair-care\?sort=price$/);
  await listingPage.expectRisingPrices();
  await listingPage.filterField('Form').selectOption({ index: 1 });
  await expect(page).toHaveURL(/form=/);
  await listingPage.filterField('In stock only').check();
  await expect(page).toHaveURL(/inStock=true/);
  await expect(listingPage.chosenFilter('In stock only')).toBeVisible();
  await expect(listingPage.count).toHaveText(/^\d+ products?$/);
  await expect(listingPage.cardsWith('SOLD OUT')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

// §2 filters and sort order stay in sight on a phone, open as a sheet there, and are one row of pills on a wide screen
test(
  'filter and sort order stay in sight on a phone, and filters open as a sheet',
  phoneOnly('wide screens show all filters above the products'),
  async ({ page, listingPage }) => {
    await listingPage.visit('/category/hair-care');
    await listingPage.sortBy('Price, low to high');
    await expect(page).toHaveURL(/\/category\/hair-care\?sort=price$/);
    await listingPage.expectRisingPrices();
    await listingPage.scrollTo(1_500);
    await expect(listingPage.filterSummary).toBeInViewport({ ratio: 1 });
    await expect(listingPage.sortChoice).toBeInViewport({ ratio: 1 });
    await listingPage.openFilters();
    await expect(listingPage.firstChip('form')).toHaveText(/^.+\(\d+\)$/);
    await expect(listingPage.filterField('Form')).toBeHidden();
    await listingPage.expectAccessible();
    await listingPage.firstChip('form').click();
    await expect(page).toHaveURL(/form=/);
    await listingPage.filterField('In stock only').check();
    await expect(page).toHaveURL(/inStock=true/);
    await listingPage.showProducts();
    await expect(listingPage.inStock).toBeHidden();
    await expect(listingPage.filterSummary).toBeFocused();
    await expect(listingPage.chosenFilter('In stock only')).toBeVisible();
    await expect(listingPage.count).toHaveText(/^\d+ products?$/);
    await expect(listingPage.cardsWith('SOLD OUT')).toHaveCount(0);
  },
);

test('a filter shows its value and count, outlives a reload, and goes by its link', async ({
  page,
  listingPage,
  complaints,
}) => {
  await listingPage.visit('/category/hair-care?sort=price');
  await listingPage.filterField('Form').selectOption({ index: 1 });
  await expect(page).toHaveURL(/form=/);
  const value = await listingPage.filterField('Form').inputValue();
  const shown = await listingPage.option('Form', new RegExp(`^${value}`, 'i')).textContent();
  const [, count] = /\((\d+)\)$/.exec(shown ?? '') ?? [];
  await expect(listingPage.count).toHaveText(`${count} products`);
  await listingPage.expectAccessible();
  await listingPage.chosenFilter('').click();
  await expect(page).toHaveURL(/\/category\/hair-care\?sort=price$/);
  await expect(listingPage.filterField('Form')).toHaveValue('');
  await expect(listingPage.filterField('Form')).toBeFocused();
  await page.goBack();
  await expect(listingPage.filterField('Form')).toHaveValue(value);
  await listingPage.clearFilters();
  await expect(page).toHaveURL(/\/category\/hair-care\?sort=price$/);
  await listingPage.limitPrice('300');
  await expect(page).toHaveURL(/maxPrice=300/);
  await listingPage.expectPrices((prices) => Math.max(...prices) <= 300);
  await listingPage.reload();
  await expect(listingPage.filterField('Price to (₹)')).toHaveValue('300');
  await listingPage.chosenFilter('Up to ₹300.00').click();
  await expect(page).not.toHaveURL(/maxPrice/);
  expect(complaints).toEqual([]);
});

test('the price opens, applies and closes by keyboard', async ({ page, listingPage }) => {
  await listingPage.visit('/all-products');
  await listingPage.pricePill.press('Enter');
  await page.keyboard.press('Tab');
  await expect(listingPage.filterField('Price from (₹)')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(listingPage.filterField('Price from (₹)')).toBeHidden();
  await expect(listingPage.pricePill).toBeFocused();
  await page.keyboard.press('Enter');
  await listingPage.expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('200');
  await page.keyboard.press('Tab');
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/minPrice=200&maxPrice=500$/);
  await expect(listingPage.pricePill).toHaveText('₹200.00 to ₹500.00');
  await expect(listingPage.filterField('Price from (₹)')).toBeHidden();
  await listingPage.expectPrices((prices) => Math.min(...prices) >= 200 && Math.max(...prices) <= 500);
});

test(
  'the first row of products is in sight when a list opens',
  phoneOnly('the header is higher for a finger, and the wide screen stands beside it'),
  async ({ page, listingPage }) => {
    const phone = page.viewportSize()!;
    for (const path of [
      '/all-products',
      '/category/hair-care',
      '/category/hair-care/hair-oils',
      '/category/hair-care?rating=4&maxPrice=500&inStock=true',
      '/search?q=oil',
    ]) {
      await listingPage.visit(path);
      expect(await listingPage.roomBelowFirstNames(), path).toBeGreaterThan(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await listingPage.untilDrawn();
      await expect(listingPage.bottomBar).toBeHidden();
      expect(await listingPage.roomBelowFirstNames(), `${path}, wide`).toBeGreaterThan(0);
      await page.setViewportSize(phone);
    }
  },
);

test('the cards of a row line up: picture, texts, price, saving and button', async ({
  page,
  listingPage,
}) => {
  for (const path of ['/all-products', '/hair']) {
    const expectRow = async (cards: number) => {
      const row = await listingPage.partsOfFirstRow();
      expect(row.length, path).toBe(cards);
      for (const card of row) expect(card, path).toEqual(row[0]);
      const savings = await listingPage.savingsBelowPrices();
      expect(savings.length, path).toBeGreaterThan(3);
      for (const below of savings) expect(Math.abs(below), path).toBeLessThan(8);
    };
    await listingPage.visit(path);
    await expectRow(4);
    await atPhoneWidth(page, () => expectRow(2));
  }
});

// §1 ratings to one decimal on cards
// §2 cards: SOLD OUT, disabled ADD TO CART
// §2 listing cards: NEW IN, SOLD OUT, 'No Image', cut description, struck MRP with the discount said and none without a discount, second picture
// §4 sidebar open and closed; hover swaps a card’s picture
// §4 product availability: sold out by stock on its page, by status in a listing
// §9 trending step 250 px, sidebar 16rem, carousel 5 s, description cut at 70
test('a card shows NEW IN, SOLD OUT, MRP, saving, rating, cut text, second picture', async ({
  page,
  listingPage,
}) => {
  const listed = (await (await page.request.get('/api/products?limit=24')).json()) as Product[];
  const atMrp = listed.find(({ discount }) => discount === 0)!;
  await listingPage.visit('/all-products');
  const soldOut = listingPage.firstCardWith('SOLD OUT');
  await expect(listingPage.addButton(soldOut)).toBeDisabled();
  await expect(listingPage.firstCardWith('NEW IN')).toBeVisible();
  const card = listingPage.card('Bhringraj Hair Oil');
  for (const text of ['₹509.15', 'MRP ₹599.00', '15% off', /Rated \d\.\d out of 5/])
    await expect(card).toContainText(text);
  const description = await listingPage.cutDescription(card);
  expect(Array.from(description).length).toBeLessThanOrEqual(70);
  await expect(listingPage.price(card, '₹599.00')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(listingPage.card(atMrp.productName)).toContainText(/₹/);
  await expect(listingPage.card(atMrp.productName)).not.toContainText('MRP');
  const pictures = listingPage.pictures(card);
  await expect(pictures).toHaveCount(1);
  await card.hover();
  await expect(pictures).toHaveCount(2);
  await expect(listingPage.secondPicture(card)).toHaveCSS('opacity', '1');
  await listingPage.openCard(soldOut);
  await expect(page).toHaveURL(/\/product\//);
  await listingPage.expectText(/out of stock/i);
});

test(
  'a swipe turns a card to its second picture and back',
  phoneOnly('a finger swipes where a mouse hovers'),
  async ({ listingPage }) => {
    await listingPage.visit('/all-products');
    const card = listingPage.card('Bhringraj Hair Oil');
    const second = listingPage.secondPicture(card);
    await expect(async () => {
      await listingPage.swipe(card, -90);
      await expect(second).toHaveCSS('opacity', '1', { timeout: 1000 });
    }).toPass();
    await listingPage.swipe(card, 90);
    await expect(second).toHaveCSS('opacity', '0');
  },
);

// §2 category listing by parent, by child and for all products: each address shows its own
// §2 category addresses by id, slug and nested; one canonical
test('a category has one canonical address, and each address shows its products', async ({ request }) => {
  const categories = (await (await request.get('/api/categories')).json()) as {
    id: number;
    slug: string;
    parentId: number | null;
  }[];
  const child = categories.find(({ slug }) => slug === 'hair-oils')!;
  for (const path of [
    `/category/${child.id}`,
    `/category/hair-oils`,
    `/category/${child.parentId}/${child.id}`,
    '/category/hair-care/hair-oils',
  ]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<link rel="canonical" href="[^"]+\/category\/hair-care\/hair-oils"/);
    expect(html, path).toContain('Bhringraj Hair Oil');
  }
  const countOf = async (path: string) => ((await (await request.get(path)).json()) as Product[]).length;
  const ofParent = await countOf(`/api/products/category/id/${child.parentId}`);
  const counts = {
    '/category/hair-care/hair-oils': await countOf(`/api/products/category/id/${child.id}`),
    '/category/hair-care': ofParent,
    // A group of sizes is one card.
    '/all-products': await countOf('/api/product-cards'),
  };
  expect(new Set(Object.values(counts)).size).toBe(3);
  for (const [path, count] of Object.entries({ ...counts, [`/category/${child.parentId}`]: ofParent })) {
    const html = await (await request.get(path)).text();
    expect(html.replaceAll('<!-- -->', ''), path).toContain(`>${count} products<`);
  }
});
