import { png } from '../fixtures/picture-files.ts';
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { StaffCategories } from '../pages/admin/goods/staff-categories.ts';
import { HomePage } from '../pages/catalogue/home-page.ts';
import { ListingPage } from '../pages/catalogue/listing-page.ts';

const green = await png('green.png', '#3a3', [1200, 900]);
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);

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

// §9 the merchant orders the categories of each list; without an order they are sorted by name
test('a category moves in its list by keyboard, and customers see the order', async ({ page, shop }) => {
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
  await atPhoneWidth(page, async () => {
    await expectPressable(earlier);
    await expectPressable(categories.changeButton('Clay Masks'));
  });
  const listing = new ListingPage(page);
  await expect
    .poll(async () => (await listing.namesIn('hair-care')).slice(0, 2))
    .toEqual(['Hair Oils', 'Clay Masks']);
  await categories.open();
  await earlier.click();
  await expect(earlier).toHaveAttribute('aria-disabled', 'true');
});

test('a merchant gives a category a picture, and customers see it until it goes', async ({
  page,
  request,
  shop,
}) => {
  const name = `Clay Jars ${crypto.randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await shop.addCategory(name);
  const categories = new StaffCategories(page);
  await categories.open();
  await categories.openChange(name);
  await categories.upload({ name: 'phone.heic', mimeType: 'image/heic', buffer: heic });
  await expect(categories.uploadNotice('phone.heic: This is a HEIC picture')).toBeVisible();
  await categories.button('Dismiss phone.heic').click();
  await categories.upload(green);
  await expect(categories.chosenPicture).toBeVisible();
  await categories.saveButton.click();
  await expect(categories.uploadNotice('Please say what the picture shows.')).toBeVisible();
  await categories.field('Description of the picture').fill('Clay jars on a shelf');
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await atPhoneWidth(page, async () => {
    await expectPressable(categories.button('Remove'));
    await expectPressable(categories.saveButton);
  });
  await categories.saveButton.click();
  await expect(categories.message('Saved.')).toBeVisible();

  const [home, listing] = [new HomePage(page), new ListingPage(page)];
  const isShown = async () => {
    const html = await (await request.get(`/category/${slug}`)).text();
    return html.includes('Clay jars on a shelf');
  };
  await expect.poll(() => isShown()).toBe(true);
  await listing.visit(`/category/${slug}`);
  await listing.expectLoaded(listing.picture('Clay jars on a shelf'));
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await atPhoneWidth(page, () => listing.expectLoaded(listing.picture('Clay jars on a shelf')));
  await expect.poll(async () => (await request.get('/')).text()).toContain(name);
  await home.open();
  await home.expectLoaded(home.tileOf(name));
  await atPhoneWidth(page, () => home.expectLoaded(home.tileOf(name)));

  await categories.open();
  await categories.openChange(name);
  await categories.button('Remove').click();
  await expect(categories.chosenPicture).toBeHidden();
  await categories.saveButton.click();
  await expect(categories.message('Saved.')).toBeVisible();
  await expect.poll(() => isShown()).toBe(false);
  await categories.undo();
  await expect.poll(() => isShown()).toBe(true);
});
