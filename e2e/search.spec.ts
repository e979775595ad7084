import { expect, test } from './shopper.ts';

test('suggestions come as one types, in English, Hindi and the spellings between', async ({ shopper }) => {
  await shopper.visit('/');
  for (const typed of ['ashvag', 'asvagandha', 'अश्व']) {
    await shopper.searchFor(typed);
    await expect(shopper.suggestions.filter({ hasText: 'Ashwagandha' }).first()).toBeVisible();
    await shopper.page.keyboard.press('Escape');
    await shopper.visit('/all-products');
  }
});

test('a suggestion is chosen by keyboard and leads to its results', async ({ shopper }) => {
  await shopper.visit('/');
  await shopper.searchFor('bhring');
  await expect(shopper.suggestions.first()).toBeVisible();
  await shopper.page.keyboard.press('ArrowDown');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page).toHaveURL(/\/search\?q=Bhringraj/);
  await expect(shopper.main.getByRole('article').first()).toContainText('Bhringraj');
  await shopper.complainsNothing();
});

test('a text is searched for by Enter, a blank one is not', async ({ shopper }) => {
  await shopper.visit('/');
  await shopper.searchFor('   ');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page).toHaveURL(/\/$/);
  await shopper.visit('/');
  await shopper.searchFor('गुलाब जल');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page).toHaveURL(/\/search/);
  await expect(shopper.main.getByRole('article').first()).toContainText('Rose');
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
