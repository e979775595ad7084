import { atPhoneWidth, expect, test } from '../fixtures/test.ts';

// §7 a text that nobody understands leads on to categories
// §7 a question about the shop leads to its page; an illness finds nothing; what meets a part says so
test('a search that finds nothing leads on to categories, and names what is not sold', async ({
  listingPage,
}) => {
  await listingPage.visit('/search?q=zzzzqqqq');
  await listingPage.expectText('We do not know “zzzzqqqq”.');
  await listingPage.link('Hair Care').click();
  await listingPage.expectHeading('Hair Care');
  await listingPage.visit('/search?q=neem%20qwrtpl');
  await listingPage.expectText('Nothing here serves “qwrtpl”. These serve the rest of your search.');
  await expect(listingPage.firstCard).toContainText(/Neem/);
  await listingPage.visit('/search?q=ashvagundra');
  await listingPage.expectText('Nothing is called “ashvagundra”.');
  await listingPage.visit('/search?q=phone%20charger');
  await listingPage.expectText('We do not sell phone charger.');
  await listingPage.visit('/search?q=navratna%20tel');
  await listingPage.expectText('Nearest to it');
  await expect(listingPage.firstCard).toContainText(/Oil/);
});

// §7 results: facets with counts, sort, pages
test('results count what each filter leaves, are sorted, and turned by page', async ({
  page,
  listingPage,
  complaints,
}) => {
  await listingPage.visit('/search?q=oil&inStock=true&maxPrice=400&sort=price');
  await expect(listingPage.filterField('In stock only')).toBeChecked();
  await listingPage.filterField('Form').selectOption({ index: 1 });
  await expect(page).toHaveURL(/q=oil&inStock=true&maxPrice=400&sort=price&form=/);
  await expect(listingPage.firstCard).toBeVisible();
  await listingPage.clearFilters();
  await expect(page).toHaveURL(/\/search\?q=oil&sort=price$/);
  const choice = listingPage.option('Category', /^Face Oils & Serums \(\d+\)$/);
  const [, count = ''] = /\((\d+)\)/.exec((await choice.textContent()) ?? '') ?? [];
  await listingPage.filterField('Category').selectOption((await choice.getAttribute('value')) ?? '');
  await expect(listingPage.count).toHaveText(new RegExp(`^${count} products?$`));
  await listingPage.visit('/search?q=oil');
  await listingPage.sortBy('Price, low to high');
  await expect(page).toHaveURL(/sort=price/);
  await listingPage.expectRisingPrices();
  const highest = Math.max(...(await listingPage.prices()));
  await atPhoneWidth(page, () => listingPage.nextPage());
  await expect(page).toHaveURL(/sort=price&page=2/);
  await listingPage.expectPrices((prices) => Math.min(...prices) >= highest);
  expect(complaints).toEqual([]);
});

// §7 signs, emoji, 10 000 characters, right-to-left: calm answers
test('signs, emoji, right-to-left and very long texts find nothing calmly', async ({
  searchBox,
  complaints,
}) => {
  for (const [q, text] of [
    ['%', 'Nothing found for this'],
    ['_', 'Nothing found for this'],
    [`'"`, 'Nothing found for this'],
    ['🌿', 'Nothing found for this'],
    ['مرحبا', 'We do not know “مرحبا”.'],
    ['a'.repeat(10_000), 'We do not know “aaaa'],
  ] as const) {
    await searchBox.visit(`/search?q=${encodeURIComponent(q)}`);
    await searchBox.expectText(text);
  }
  await searchBox.type('%');
  const suggested = searchBox.suggestionsFor('ز'.repeat(200));
  await searchBox.input.fill('ز'.repeat(10_000));
  await suggested;
  await searchBox.untilDrawn();
  await expect(searchBox.suggestions).toContainText([/We do not know “ز+”/]);
  await searchBox.input.fill("neem' --");
  await expect(searchBox.firstSuggestion(/Neem/)).toBeVisible();
  expect(complaints).toEqual([]);
});

// §2 a price in the text of a search stays in its address and is a removable filter; the box keeps the text
// §7 a price limit said in words is a filter in the address
test('a price limit in words stays in its address and is a filter that can be removed', async ({
  page,
  searchBox,
  listingPage,
  complaints,
}) => {
  const address = `/search?q=${encodeURIComponent('neem under ₹300')}`;
  await listingPage.visit(address);
  await listingPage.expectHeading('Results for “neem under ₹300”');
  expect(page.url()).toContain(address);
  expect(Math.max(...(await listingPage.prices()))).toBeLessThanOrEqual(300);
  await listingPage.link('Up to ₹300').click();
  await expect(page).toHaveURL(/\/search\?q=neem$/);
  // The address changes before the page, which then takes over its search.
  await listingPage.expectHeading('Results for “neem”');
  await searchBox.paste('500 se kam');
  await searchBox.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=500%20se%20kam$/);
  await listingPage.expectHeading('Results for “500 se kam”');
  await listingPage.expectPrices((prices) => Math.max(...prices) <= 500);
  await listingPage.openFilters();
  await expect(listingPage.filterField('Price to (₹)')).toHaveValue('500');
  await listingPage.limitPrice('200');
  await expect(page).toHaveURL(/\/all-products\?maxPrice=200$/);
  expect(complaints).toEqual([]);
});

// §2 a price in the text of a search stays in its address and is a removable filter; the box keeps the text
test('the search box keeps the text whose results are shown', async ({ page, searchBox, listingPage }) => {
  const requested = searchBox.requestedTexts();
  const expectKept = async (text: string) => {
    await searchBox.open();
    await searchBox.untilSuggesting();
    await expect(searchBox.input).toHaveValue(text);
    await expect(searchBox.suggestions).toHaveCount(0);
  };
  await searchBox.visit('/search?q=neem%20under%20500');
  await expectKept('neem under 500');
  expect(requested).toEqual([]);
  await searchBox.input.fill('triphala');
  await expect(searchBox.firstSuggestion()).toBeVisible();
  await searchBox.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=triphala$/);
  await expect(listingPage.firstCard).toContainText('Triphala');
  await expectKept('triphala');
  await atPhoneWidth(page, async () => {
    await expectKept('triphala');
    await searchBox.input.fill('amla');
    await expect(searchBox.firstSuggestion()).toBeVisible();
    await searchBox.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=amla$/);
    await expect(listingPage.firstCard).toContainText('Amla');
    await expectKept('amla');
    await searchBox.press('Escape');
  });
  expect(requested).toEqual(['triphala', 'amla']);
});

// §7 a question about the shop leads to its page; an illness finds nothing; what meets a part says so
test('a question about the shop leads to its page, and an illness to a doctor', async ({
  page,
  listingPage,
}) => {
  await listingPage.visit('/search?q=subscription');
  await listingPage.expectText('choose Subscribe & Save on the page of the product');
  const subscriptions = listingPage.link('Your refill plans');
  await expect(subscriptions).toHaveAttribute('href', '/profile?tab=stuff&part=refills');
  await listingPage.visit('/search?q=track%20my%20order');
  await listingPage.link('My Orders').click();
  await expect(page).toHaveURL(/\/orders/);
  await listingPage.visit('/search?q=sugar%20ki%20dawa');
  await listingPage.expectText('kripya doctor se poochhein');
  await listingPage.link('When not to take a herb').click();
  await listingPage.expectHeading('When not to take a herb');
});
