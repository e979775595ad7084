// §1 search with suggestions
// §4 search clears its suggestions when empty and after a choice
import { holdResponses } from '../fixtures/held-response.ts';
import { atPhoneWidth, expect, phoneOnly, test } from '../fixtures/test.ts';

// §2 search: submitting a text or clicking a suggestion goes to /search?q={text} and clears the suggestions
test('a clicked suggestion is searched for, and the list closes', async ({
  page,
  searchBox,
  listingPage,
}) => {
  await searchBox.visit('/about');
  await searchBox.paste('bhring');
  const word = searchBox.firstOf('Search for');
  const text = (await word.innerText()).trim();
  await word.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
  expect(new URL(page.url()).pathname).toBe('/search');
  await expect(searchBox.group('Search for')).toHaveCount(0);
  await expect(listingPage.firstCard).toContainText('Bhringraj');
});

// §2 search: submitting a text or clicking a suggestion goes to /search?q={text} and clears the suggestions
// §5 search: a blank query does not submit
test('Enter searches for a text, and a blank text is not searched for', async ({
  page,
  searchBox,
  listingPage,
}) => {
  const searches: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/search')) searches.push(frame.url());
  });
  await searchBox.visit('/');
  await searchBox.type('   ');
  await searchBox.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await searchBox.input.fill('');
  await searchBox.input.pressSequentially('गुलाब जल');
  await expect(searchBox.firstSuggestion()).toBeVisible();
  await searchBox.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await expect(listingPage.firstCard).toContainText('Rose');
  await expect(searchBox.group('Search for')).toHaveCount(0);
  expect(searches).toHaveLength(1);
});

// §2 header: no cart badge at 0; search as an overlay screen on phones
// §9 suggestions at most 15rem high on phones; asked for from the first letter on
test(
  'the list of suggestions is at most 15rem high, and a tapped one is searched for',
  phoneOnly('the specification limits the list on mobile, and its screen closes'),
  async ({ page, searchBox, phoneSearch, listingPage }) => {
    await searchBox.visit('/about');
    await searchBox.type('a');
    await expect(searchBox.suggestionAt(6)).toBeAttached();
    await expect(searchBox.firstOf('Products')).toBeInViewport();
    const height = await searchBox.listHeight();
    expect(height).toBeGreaterThan(150);
    expect(height).toBeLessThanOrEqual(240);
    await expect(searchBox.start('Best sellers')).toBeInViewport();
    await searchBox.input.fill('');
    await expect(searchBox.suggestions).toHaveCount(0);
    await searchBox.input.fill('bhring');
    // Until the response comes, the list may be the one for "a".
    await expect(searchBox.firstOf('Search for')).toContainText(/bhringraj/i);
    await searchBox.firstOf('Search for').tap();
    await expect(page).toHaveURL(/\/search\?q=bhringraj/i);
    await expect(phoneSearch.screen).toBeHidden();
    await expect(listingPage.firstCard).toContainText('Bhringraj');
  },
);

// §2 suggestions in groups with picture, price and what was typed marked, by arrows, Enter and Escape
test('suggests words, products with picture and price, and categories', async ({
  page,
  searchBox,
  listingPage,
  complaints,
}) => {
  await searchBox.visit('/');
  await searchBox.type('h');
  await expect(searchBox.firstSuggestion()).toBeVisible();
  const suggested = searchBox.suggestionsFor('hair o');
  await searchBox.input.pressSequentially('air o');
  await suggested;
  await expect(searchBox.group('Categories')).toContainText('Hair Oils');
  const product = searchBox.firstOf('Products');
  await expect(product).toContainText('₹');
  await expect.poll(() => searchBox.isDrawn(searchBox.picture(product))).toBe(true);
  await expect(searchBox.firstMark(product)).toHaveText(/hair|o/i);
  await searchBox.press('ArrowDown');
  await expect(searchBox.highlighted).toHaveCount(1);
  await expect(searchBox.input).toHaveAttribute('aria-activedescendant', /./);
  await searchBox.press('Escape');
  await expect(searchBox.suggestions).toHaveCount(0);
  await expect(searchBox.input).toHaveValue('hair o');
  await expect(searchBox.input).toBeFocused();
  await searchBox.input.fill('');
  await expect(searchBox.suggestions).toHaveCount(0);
  const churna = searchBox.suggestionsFor('tri');
  await searchBox.input.pressSequentially('tri');
  await churna;
  // Until the response is shown, the list may still be the one for "tr".
  await expect(searchBox.firstMark(searchBox.suggestion(/Triphala Churna/))).toHaveText(/^tri$/i);
  await searchBox.arrowDownTo(/Triphala Churna/);
  await searchBox.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=.*Triphala/);
  await expect(listingPage.firstCard).toContainText('Triphala Churna');
  await expect(searchBox.highlighted).toHaveCount(0);
  expect(complaints).toEqual([]);
});

// §2 open suggestions hide nothing from screen readers and are left by Tab
test('open suggestions hide nothing from screen readers, in any script', async ({ searchBox }) => {
  await searchBox.visit('/about');
  for (const typed of ['ashvag', 'asvagandha', 'अश्व']) {
    await searchBox.paste(typed);
    await expect(searchBox.firstSuggestion(/Ashwagandha/)).toBeVisible();
    await searchBox.input.fill('');
    await expect(searchBox.suggestions).toHaveCount(0);
  }
  await searchBox.type('ash');
  await expect(searchBox.firstSuggestion()).toBeVisible();
  await searchBox.expectAccessible();
  await searchBox.press('Tab');
  await expect(searchBox.suggestions).toHaveCount(0);
  await searchBox.input.press('ArrowDown');
  await expect(searchBox.firstSuggestion()).toBeVisible();
  await searchBox.input.fill('');
  await expect(searchBox.suggestions).toHaveCount(0);
});

test('keeps the order of letters typed while the suggesting field loads', async ({ page, searchBox }) => {
  const { release } = await holdResponses(page, '**/assets/suggesting-search-*.js');
  const text = 'a calming oil for dry hair and a tired head, cold pressed, with brahmi and bhringraj';
  await searchBox.visit('/');
  await searchBox.type(text.slice(0, 8));
  const rest = searchBox.input.pressSequentially(text.slice(8));
  release();
  await rest;
  await expect(searchBox.input).toHaveValue(text);
});

test('a category among the suggestions opens it', async ({ page, searchBox }) => {
  await searchBox.visit('/');
  await searchBox.paste('shampoos');
  const category = searchBox.firstOf('Categories');
  // A link, which opens in a new tab too.
  await expect(category).toHaveAttribute('href', /^\/category\/.*shampoo/);
  const opened = page.context().waitForEvent('page');
  await category.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(/\/$/);
  await searchBox.input.fill('');
  await searchBox.paste('shampoos');
  await searchBox.firstOf('Categories').click();
  await expect(page).toHaveURL(/\/category\/.*shampoo/);
});

test('a question is answered in the box, and goods that are not sold are named', async ({
  page,
  searchBox,
  complaints,
}) => {
  await searchBox.visit('/about');
  await searchBox.paste('phone charger');
  await expect(searchBox.group('Answer')).toContainText('We do not sell phone charger');
  await expect(searchBox.group('Products')).toHaveCount(0);
  await expect(searchBox.group('Categories')).toContainText('Hair Care');
  await searchBox.firstOf('Answer').click();
  await expect(page).toHaveURL(/\/search\?q=phone(\+|%20)charger/);
  await searchBox.paste('damaged parcel received');
  await expect(searchBox.group('Answer')).toBeVisible();
  await searchBox.expectAccessible();
  await searchBox.firstOf('Answer').click();
  await expect(page).toHaveURL(/\/policies\/returns/);
  expect(complaints).toEqual([]);
});

// §4 a late answer to what was typed before is dropped
test('a late response to an earlier text is dropped', async ({ page, searchBox }) => {
  await searchBox.visit('/');
  const held = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  await page.route('**/api/search/suggestions/grouped?q=ne', async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response }).catch(() => {});
    delivered.resolve();
  });
  const requested = page.waitForRequest(/grouped\?q=ne$/);
  await searchBox.type('ne');
  await requested;
  await searchBox.input.fill('triphala');
  await expect(searchBox.suggestion(/Triphala Churna/)).toBeVisible();
  held.resolve();
  await delivered.promise;
  await searchBox.untilDrawn();
  await expect(searchBox.suggestion(/Triphala Churna/)).toBeVisible();
  await expect(searchBox.suggestion(/Neem/)).toHaveCount(0);
});

test('shows recent words and best sellers before a letter, without suggestions', async ({
  page,
  searchBox,
  listingPage,
  complaints,
}) => {
  const requested = searchBox.requestedTexts();
  await searchBox.visit('/search?q=hair');
  await expect(listingPage.firstCard).toBeVisible();
  await expect(searchBox.toRead).toContainText(/champi/i);
  await searchBox.visit('/about');
  await searchBox.open();
  await expect(searchBox.startLinks('Recent searches')).toHaveText(['hair']);
  await expect(searchBox.startLinks('Best sellers')).toHaveCount(3);
  await expect(searchBox.start('Categories')).toContainText('Hair Care');
  await searchBox.expectAccessible();
  await atPhoneWidth(page, async () => {
    await searchBox.open();
    await expect(searchBox.startLinks('Best sellers')).toHaveCount(3);
    await searchBox.expectAccessible();
    await searchBox.press('Escape');
  });
  await searchBox.open();
  await searchBox.startLinks('Recent searches').click();
  await expect(page).toHaveURL(/\/search\?q=hair/);
  await expect(searchBox.start('Best sellers')).toHaveCount(0);
  await searchBox.input.fill('');
  await searchBox.open();
  await searchBox.clearButton.click();
  await expect(searchBox.start('Recent searches')).toHaveCount(0);
  expect(requested).toEqual([]);
  expect(complaints).toEqual([]);
});
