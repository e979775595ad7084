import { Looker } from './people/looker.ts';
import { Seeker } from './people/seeker.ts';
import { expect, test } from './shopper.ts';

test('suggestions come as one types, in English, Hindi and the spellings between', async ({ shopper }) => {
  const seeker = new Seeker(shopper);
  await shopper.visit('/');
  await shopper.searchFor('ashvag');
  for (const typed of ['ashvag', 'asvagandha', 'अश्व']) {
    await seeker.box.fill(typed);
    await expect(seeker.suggestion(/Ashwagandha/).first()).toBeVisible();
    await seeker.box.fill('');
    await expect(shopper.suggestions).toHaveCount(0);
  }
});

test('a suggestion is chosen by keyboard and leads to its results', async ({ shopper }) => {
  await shopper.visit('/');
  await shopper.searchFor('bhring');
  await expect(shopper.suggestions.first()).toBeVisible();
  await shopper.page.keyboard.press('ArrowDown');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page).toHaveURL(/\/search\?q=bhringraj/i);
  await expect(shopper.main.getByRole('article').first()).toContainText('Bhringraj');
  await shopper.complainsNothing();
});

test('a suggestion that is clicked is searched for, and the list is gone', async ({ shopper }) => {
  const seeker = new Seeker(shopper);
  await shopper.visit('/about');
  await shopper.searchFor('bhring');
  const word = seeker.group('Search for').getByRole('option').first();
  const text = (await word.innerText()).trim();
  await word.click();
  await expect.poll(() => new URL(shopper.page.url()).searchParams.get('q')).toBe(text);
  expect(new URL(shopper.page.url()).pathname).toBe('/search');
  await expect(seeker.group('Search for')).toHaveCount(0);
  await expect(shopper.main.getByRole('article').first()).toContainText('Bhringraj');
});

test('a text is searched for by Enter, a blank one is not', async ({ shopper }) => {
  const seeker = new Seeker(shopper);
  await shopper.visit('/');
  await shopper.searchFor('   ');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page).toHaveURL(/\/$/);
  await shopper.visit('/');
  await shopper.searchFor('गुलाब जल');
  await expect(shopper.suggestions.first()).toBeVisible();
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page).toHaveURL(/\/search/);
  await expect(shopper.main.getByRole('article').first()).toContainText('Rose');
  await expect(seeker.group('Search for')).toHaveCount(0);
});

test('nothing found never is a blank page', async ({ shopper }) => {
  await shopper.visit('/search?q=zzzzqqqq');
  await shopper.sees('Nothing found for this');
  await shopper.main.getByRole('link', { name: 'Hair Care' }).click();
  await shopper.seesHeading('Hair Care');
});

test('results are narrowed in their address', async ({ shopper }) => {
  await shopper.visit('/search?q=oil&inStock=true&maxPrice=400&sort=price');
  await expect(shopper.main.getByLabel('In stock only')).toBeChecked();
  await shopper.main.getByLabel('Form').selectOption({ index: 1 });
  await expect(shopper.page).toHaveURL(/q=oil&inStock=true&maxPrice=400&sort=price&form=/);
  await expect(shopper.main.getByRole('article').first()).toBeVisible();
  await shopper.main.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(shopper.page).toHaveURL(/\/search\?q=oil&sort=price$/);
  await shopper.complainsNothing();
});

test('on a phone the suggestions are never higher than fifteen lines of text', async ({
  shopper,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desk has room for more');
  await shopper.visit('/about');
  await shopper.searchFor('a');
  await expect(shopper.suggestions.nth(6)).toBeAttached();
  const height = await shopper.suggestions.first().evaluate((option) => {
    let box: Element | null = option;
    while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
    return box?.clientHeight;
  });
  expect(height).toBeGreaterThan(150);
  expect(height).toBeLessThanOrEqual(240);
});

test('results say how many each filter leaves, are sorted, and turned page by page', async ({ shopper }) => {
  const looker = new Looker(shopper);
  await shopper.visit('/search?q=oil');
  await looker.openFilters();
  const choice = looker.filter('Category').getByRole('option', { name: /^Face Oils & Serums \(\d+\)$/ });
  const [, count = ''] = /\((\d+)\)/.exec((await choice.textContent()) ?? '') ?? [];
  await looker.filter('Category').selectOption((await choice.getAttribute('value')) ?? '');
  await looker.seesCount(new RegExp(`^${count} products?$`));
  await shopper.visit('/search?q=oil');
  await looker.sortBy('Price, low to high');
  await expect(shopper.page).toHaveURL(/sort=price/);
  await expect
    .poll(async () => {
      const prices = await looker.prices();
      return prices.length > 4 && prices.every((price, at) => at === 0 || price >= prices[at - 1]!);
    })
    .toBe(true);
  const highest = Math.max(...(await looker.prices()));
  await shopper.main.getByRole('link', { name: 'Next' }).click();
  await expect(shopper.page).toHaveURL(/sort=price&page=2/);
  await expect.poll(async () => Math.min(...(await looker.prices()))).toBeGreaterThanOrEqual(highest);
  await shopper.complainsNothing();
});

test('the box offers words, products with picture and price, and categories, by keyboard', async ({
  shopper,
}) => {
  const seeker = new Seeker(shopper);
  await shopper.visit('/');
  await shopper.searchFor('h');
  await expect(shopper.suggestions.first()).toBeVisible();
  await seeker.box.pressSequentially('air o');
  await expect(seeker.group('Categories').getByRole('option', { name: 'Hair Oils' })).toBeVisible();
  const product = seeker.group('Products').getByRole('option').first();
  await expect(product).toContainText('₹');
  await expect.poll(() => seeker.isDrawn(product.locator('img'))).toBe(true);
  await expect(product.locator('mark').first()).toHaveText(/hair|o/i);
  await seeker.press('ArrowDown');
  await expect(seeker.highlighted).toHaveCount(1);
  await expect(seeker.box).toHaveAttribute('aria-activedescendant', /./);
  await seeker.press('Escape');
  await expect(shopper.suggestions).toHaveCount(0);
  await expect(seeker.box).toHaveValue('hair o');
  await expect(seeker.box).toBeFocused();
  await seeker.box.fill('');
  await seeker.box.pressSequentially('tri');
  await expect(seeker.suggestion(/Triphala Churna/)).toBeVisible();
  for (let times = 0; times < 8 && !(await seeker.isHighlighted(/Triphala Churna/)); times += 1)
    await seeker.press('ArrowDown');
  await seeker.press('Enter');
  await expect(shopper.page).toHaveURL(/\/search\?q=.*Triphala/);
  await seeker.findsFirst('Triphala Churna');
  await expect(seeker.highlighted).toHaveCount(0);
  await shopper.complainsNothing();
});

test('open suggestions leave the page around them to screen readers, and are left by Tab', async ({
  shopper,
}) => {
  const seeker = new Seeker(shopper);
  await shopper.visit('/about');
  await shopper.searchFor('ash');
  await expect(shopper.suggestions.first()).toBeVisible();
  await shopper.isAccessible();
  await seeker.press('Tab');
  await expect(shopper.suggestions).toHaveCount(0);
  await seeker.box.press('ArrowDown');
  await expect(shopper.suggestions.first()).toBeVisible();
  await seeker.box.fill('');
  await expect(shopper.suggestions).toHaveCount(0);
});

test('a category among the suggestions opens it', async ({ shopper }) => {
  const seeker = new Seeker(shopper);
  await shopper.visit('/');
  await shopper.searchFor('shampoos');
  await seeker.group('Categories').getByRole('option').first().click();
  await expect(shopper.page).toHaveURL(/\/category\/.*shampoo/);
});

test('a late answer to what was typed before is dropped', async ({ shopper }) => {
  const seeker = new Seeker(shopper);
  await shopper.visit('/');
  await shopper.page.route('**/api/search/suggestions/grouped?q=ne', async (route) => {
    const answer = await route.fetch();
    await expect(seeker.suggestion(/Triphala Churna/)).toBeVisible();
    await route.fulfill({ response: answer }).catch(() => {});
  });
  await shopper.searchFor('ne');
  await seeker.box.fill('triphala');
  await expect(seeker.suggestion(/Triphala Churna/)).toBeVisible();
  await expect(seeker.suggestion(/Neem/)).toHaveCount(0);
});

test('spellings from everywhere find what they mean, and a near one is told', async ({ shopper }) => {
  const seeker = new Seeker(shopper);
  for (const [q, name] of [
    ['mithi', /Methi/],
    ['sarso ka tel', /Mustard/],
    ['neem pawder', /Neem/],
    ['baal jhadna', /Oil|Hair/],
    ['कब्ज़', /Triphala|Tea|Tablets|Gulkand|Churna|Juice/],
    ['bhringraj oil 100ml', /Bhringraj Hair Oil/],
  ] as const) {
    await shopper.visit(`/search?q=${encodeURIComponent(q)}`);
    await seeker.findsFirst(name);
  }
  await shopper.visit('/search?q=ashvagundra');
  await shopper.sees('Nothing is called “ashvagundra”.');
});

test('signs, pictures, right-to-left and very long texts are answered calmly', async ({ shopper }) => {
  for (const q of ['%', '_', `'"`, '🌿', 'مرحبا', 'a'.repeat(10_000)]) {
    await shopper.visit(`/search?q=${encodeURIComponent(q)}`);
    await shopper.sees('Nothing found for this');
  }
  const seeker = new Seeker(shopper);
  await shopper.searchFor('%');
  await seeker.box.fill('ز'.repeat(10_000));
  await expect(shopper.suggestions).toHaveCount(0);
  await seeker.box.fill("neem' --");
  await expect(seeker.suggestion(/Neem/).first()).toBeVisible();
  await shopper.complainsNothing();
});

test('nothing found leads on to herbs that sound like it', async ({ shopper }) => {
  await shopper.visit('/search?q=neelgai');
  await shopper.sees('Nothing found for this');
  await shopper.main.getByRole('link', { name: 'eucalyptus', exact: true }).click();
  await new Seeker(shopper).findsFirst('Eucalyptus');
});
