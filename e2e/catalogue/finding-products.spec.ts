import { expect, phoneOnly, test } from '../fixtures/test.ts';

test(
  'finds a night face oil under ₹1,000 by the menu and a filter',
  phoneOnly('the sidebar covers a phone, and filters are a sheet there'),
  async ({ shopPage, sidebar, listingPage, complaints }) => {
    await shopPage.visit('/');
    await sidebar.openCategory('Skin Care', 'Face Oils & Serums');
    await listingPage.expectText('price, concern, form, rating');
    await listingPage.openFilters();
    await listingPage.limitPrice('1000');
    await expect(listingPage.chosenFilter('Up to ₹1,000.00')).toBeVisible();
    await expect(listingPage.inStock).toBeHidden();
    await listingPage.expectText('1 chosen');
    await expect(listingPage.firstCard).toBeInViewport({ ratio: 0.3 });
    await listingPage.expectPrices((prices) => Math.max(...prices) <= 1000);
    await expect(listingPage.card('Bakuchi Night Serum in Jojoba')).toBeVisible();
    await listingPage.reload();
    await expect(listingPage.filterField('Price to (₹)')).toHaveValue('1000');
    await listingPage.expectAccessible();
    expect(complaints).toEqual([]);
  },
);

test('finds a night face oil by searching', async ({ page, searchBox, listingPage }) => {
  await searchBox.visit('/');
  await searchBox.type('night face oil');
  await page.keyboard.press('Enter');
  await listingPage.openProduct('Bakuchi Night Serum in Jojoba');
  await listingPage.expectHeading('Bakuchi Night Serum in Jojoba');
});

test(
  'opens the search where the keyboard of a phone does not cover it',
  phoneOnly('the search is a screen of its own only on a phone'),
  async ({ page, phoneSearch, listingPage }) => {
    await phoneSearch.visit('/');
    await phoneSearch.open();
    await phoneSearch.expectInUpperThird();
    await phoneSearch.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(phoneSearch.screen).toBeHidden();
    await phoneSearch.open();
    await phoneSearch.search('night face oil');
    await listingPage.openProduct('Bakuchi Night Serum in Jojoba');
    await listingPage.expectHeading('Bakuchi Night Serum in Jojoba');
  },
);
