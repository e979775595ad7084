import { atPhoneWidth, expect, test } from '../fixtures/test.ts';

test('the field is cleared in place, and its last row searches the typed text', async ({
  page,
  searchBox,
  listingPage,
}) => {
  await searchBox.visit('/about');
  await searchBox.paste('neem o');
  await expect(searchBox.allResults).toHaveText('See all results for neem o');
  await searchBox.clearText.click();
  await expect(searchBox.input).toHaveValue('');
  await expect(searchBox.input).toBeFocused();
  await expect(searchBox.start('Best sellers')).toBeVisible();
  await searchBox.paste('neem o');
  await searchBox.allResults.click();
  await expect(page).toHaveURL(/\/search\?q=neem(\+|%20)o$/);
  await expect(listingPage.firstCard).toContainText('Neem');
});

test('a phone starts anew on a page of results, and gives the magnifier its focus', async ({
  page,
  searchBox,
  phoneSearch,
}) => {
  await atPhoneWidth(page, async () => {
    await searchBox.visit('/search?q=hair');
    await phoneSearch.open();
    await expect(searchBox.startLinks('Best sellers')).toHaveCount(3);
    await expect(searchBox.start('Recent searches')).toContainText('hair');
    await searchBox.untilSuggesting();
    await searchBox.input.fill('neem');
    await expect(searchBox.start('Best sellers')).toHaveCount(0);
    await expect(searchBox.firstSuggestion(/Neem/)).toBeVisible();
    await searchBox.press('Escape');
    await searchBox.press('Escape');
    await expect(phoneSearch.screen).toBeHidden();
    await expect(phoneSearch.opener).toBeFocused();
  });
});
