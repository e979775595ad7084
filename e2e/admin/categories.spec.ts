import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { bothWidths, expect, test } from '../fixtures/test.ts';
import { StaffCategories } from '../pages/admin/goods/staff-categories.ts';
import { ListingPage } from '../pages/catalogue/listing-page.ts';

test.beforeEach(async ({ signedInStaff }) => {
  await signedInStaff('owner');
});

test('a category moves by dragging, and its undo moves it back', async ({ page, request, shop }) => {
  await shop.addCategory('Clay Masks', { parent: 'hair-care' });
  const categories = new StaffCategories(page);
  await categories.open();
  await categories.expectIn('Clay Masks', 'Hair Care');
  await categories.drag('Clay Masks', 'Combos & Gift Sets');
  await expect(categories.message('Clay Masks is now in Combos & Gift Sets.')).toBeVisible();
  await categories.expectIn('Clay Masks', 'Combos & Gift Sets');
  const moved = await request.get('/category/hair-care/clay-masks', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/category/combos/clay-masks']);
  await categories.undo();
  await expect(categories.message('Clay Masks is now in Hair Care.')).toBeVisible();
  await categories.expectIn('Clay Masks', 'Hair Care');
});

test(
  'the dialog offers only places that a category may move to',
  bothWidths('the dialog is a sheet at the foot of a phone, where nothing can be dragged'),
  async ({ page }) => {
    const categories = new StaffCategories(page);
    await categories.open();
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    await categories.openChange('Hair Care');
    await expect(categories.place()).toHaveText('The top');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await categories.openChange('Hair Oils');
    await expect(categories.place()).toContainText('Skin Care');
    await expect(categories.place()).not.toContainText('Hair Oils');
  },
);

test(
  'a category moves in its list by keyboard, and customers see the order',
  bothWidths('the buttons of a row wrap on a phone'),
  async ({ page, shop }) => {
    await shop.addCategory('Clay Masks', { parent: 'hair-care' });
    const categories = new StaffCategories(page);
    await categories.open();
    const [earlier, later] = [
      categories.arrow('Clay Masks', 'earlier'),
      categories.arrow('Clay Masks', 'later'),
    ];
    await expect(earlier).toHaveAttribute('aria-disabled', 'true');
    await later.click();
    await expect(categories.message('Clay Masks is now number 2 of 6.')).toBeVisible();
    await categories.undo();
    await expect(categories.message('Clay Masks is now number 1 of 6.')).toBeVisible();
    await later.focus();
    await page.keyboard.press('Enter');
    await expect(earlier).toHaveAttribute('aria-disabled', 'false');
    await expect(later).toBeFocused();
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    const listing = new ListingPage(page);
    await expect
      .poll(async () => (await listing.namesIn('hair-care')).slice(0, 2))
      .toEqual(['Hair Oils', 'Clay Masks']);
    await categories.open();
    await earlier.click();
    await expect(earlier).toHaveAttribute('aria-disabled', 'true');
  },
);
