// §2 My Stuff: wishlist, my reviews by verified link, changed and deleted
import { atPhoneWidth, expect, expectPressable, newUser, test } from '../fixtures/test.ts';
import { Customer } from '../fixtures/customer.ts';
import { ProfilePage } from '../pages/account/profile-page.ts';
import { WishlistPage } from '../pages/account/wishlist-page.ts';

const hairOils = '/category/hair-care/hair-oils';

test('saves a guest’s products with their wishlist buttons over a reload', async ({
  page,
  wishlistPage,
  complaints,
}) => {
  await wishlistPage.open();
  await wishlistPage.expectText('Nothing in your wishlist yet');
  await wishlistPage.visit(hairOils);
  await wishlistPage.save('Bhringraj Hair Oil');
  await wishlistPage.save('Amla Hair Oil');
  await wishlistPage.reload();
  await wishlistPage.expectSaved('Bhringraj Hair Oil');
  await wishlistPage.expectSaved('Brahmi Amla Hair Oil', false);
  await wishlistPage.expectAccessible();
  await atPhoneWidth(page, () => expectPressable(wishlistPage.wishlistButton('Brahmi Amla Hair Oil')));
  await wishlistPage.visit('/product/bhringraj-oil');
  await wishlistPage.expectSaved('Bhringraj Hair Oil');
  await atPhoneWidth(page, () => expectPressable(wishlistPage.wishlistButton('Bhringraj Hair Oil')));
  await wishlistPage.untilSaved(() => wishlistPage.wishlistButton('Bhringraj Hair Oil').click());
  await wishlistPage.expectSaved('Bhringraj Hair Oil', false);
  await wishlistPage.untilSaved(() => wishlistPage.undo());
  await wishlistPage.expectSaved('Bhringraj Hair Oil');
  await wishlistPage.open();
  await expect(wishlistPage.names).toHaveText(['Amla Hair Oil', 'Bhringraj Hair Oil']);
  await wishlistPage.expectAccessible();
  await atPhoneWidth(page, async () => {
    await expectPressable(wishlistPage.addToCartButton('Amla Hair Oil'));
    await expectPressable(wishlistPage.removeButton('Bhringraj Hair Oil'));
  });
  expect(complaints).toEqual([]);
});

test('adds a saved product to the cart, none that is sold out, and undoes a removal', async ({
  wishlistPage,
  listingPage,
  header,
  complaints,
}) => {
  const soldOut = 'Himalayan Shilajit Resin';
  await wishlistPage.addProducts('shilajit-resin', 'bhringraj-oil');
  await wishlistPage.visit(hairOils);
  await wishlistPage.save('Amla Hair Oil');
  await wishlistPage.openFromMessage();
  await expect(wishlistPage.entry(soldOut)).toContainText('SOLD OUT');
  await expect(wishlistPage.addToCartButton(soldOut)).toBeDisabled();
  await listingPage.addToCart('Amla Hair Oil');
  await header.expectCartCount(1);
  await wishlistPage.remove('Bhringraj Hair Oil');
  await wishlistPage.undo();
  await expect(wishlistPage.nameLink('Bhringraj Hair Oil')).toBeFocused();
  await wishlistPage.expectMessage('Bhringraj Hair Oil is in your wishlist.');
  await expect(wishlistPage.names).toHaveText(['Amla Hair Oil', 'Bhringraj Hair Oil', soldOut]);
  expect(complaints).toEqual([]);
});

test('brings a guest’s wishlist into the account and clears it on logout', async ({
  shop,
  wishlistPage,
  profilePage,
  header,
  loginDialog,
  keyboard,
  openDevice,
}) => {
  const kabir = newUser('Kabir');
  await new Customer(wishlistPage.page, shop.emails, kabir).register();
  await wishlistPage.visit(hairOils);
  await wishlistPage.wishlistButton('Bhringraj Hair Oil').focus();
  await keyboard.press('Space');
  await wishlistPage.expectSaved('Bhringraj Hair Oil');
  await wishlistPage.expectMessage('Bhringraj Hair Oil is in your wishlist.');
  await header.openLogin();
  await loginDialog.signIn(kabir.email);
  await wishlistPage.expectSaved('Bhringraj Hair Oil');

  const device = await openDevice();
  await new Customer(device, shop.emails, kabir).signIn();
  await new ProfilePage(device).open('stuff');
  await expect(new WishlistPage(device).entry('Bhringraj Hair Oil')).toBeVisible();

  await profilePage.open();
  await profilePage.logoutButton.click();
  await expect(header.loginButton).toBeVisible();
  await wishlistPage.visit(hairOils);
  await wishlistPage.expectSaved('Bhringraj Hair Oil', false);
});
