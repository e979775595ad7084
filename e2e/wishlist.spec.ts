import { Keeper } from './people/account/keeper.ts';
import { Member } from './people/account/member.ts';
import { expect, Shopper, somebody, test } from './shopper.ts';

test('a visitor keeps products with their hearts, which are there again after a reload', async ({
  shopper,
}) => {
  const keeper = new Keeper(shopper);
  await shopper.visit('/wishlist');
  await shopper.sees('Nothing in your wishlist yet');
  await shopper.isAccessible();
  await shopper.visit('/category/hair-care/hair-oils');
  await keeper.keeps('Bhringraj Hair Oil');
  await keeper.keeps('Amla Hair Oil');
  await shopper.page.reload();
  await keeper.seesKept('Bhringraj Hair Oil');
  await keeper.seesKept('Brahmi Amla Hair Oil', false);
  await shopper.isAccessible();
  await shopper.visit('/product/bhringraj-oil');
  await keeper.seesKept('Bhringraj Hair Oil');
  await shopper.saves(() => keeper.heart('Bhringraj Hair Oil').click());
  await keeper.seesKept('Bhringraj Hair Oil', false);
  await shopper.saves(() => keeper.undoes());
  await keeper.seesKept('Bhringraj Hair Oil');
  await shopper.visit('/wishlist');
  await expect(keeper.names).toHaveText(['Bhringraj Hair Oil', 'Amla Hair Oil']);
  await shopper.complainsNothing();
});

test('a kept product is added to the cart, removed and put back', async ({ shopper }) => {
  const keeper = new Keeper(shopper);
  await shopper.visit('/category/hair-care/hair-oils');
  await keeper.keeps('Bhringraj Hair Oil');
  await keeper.keeps('Amla Hair Oil');
  await keeper.opensWishlist();
  await shopper.addFromList('Amla Hair Oil');
  await shopper.seesInCartBadge(1);
  await keeper.removes('Bhringraj Hair Oil');
  await keeper.undoes();
  await expect(keeper.entry('Bhringraj Hair Oil')).toBeVisible();
  await shopper.isAccessible();
  await shopper.complainsNothing();
});

test('what sold out is said in the wishlist and cannot be added', async ({ shopper }) => {
  const keeper = new Keeper(shopper);
  const soldOut = 'Himalayan Shilajit Resin';
  await shopper.visit('/product/shilajit-resin');
  await keeper.keeps(soldOut);
  await keeper.opensWishlist();
  await expect(keeper.entry(soldOut)).toContainText('SOLD OUT');
  await expect(keeper.entry(soldOut).getByRole('button', { name: /^ADD TO CART/ })).toBeDisabled();
});

test('a heart is pressed by keyboard, and what a visitor kept comes along at the login', async ({
  shopper,
  browser,
}) => {
  const kabir = somebody('Kabir');
  const keeper = new Keeper(shopper);
  await shopper.visit('/category/hair-care/hair-oils');
  await keeper.heart('Bhringraj Hair Oil').focus();
  await shopper.page.keyboard.press('Space');
  await keeper.seesKept('Bhringraj Hair Oil');
  await shopper.isTold('Bhringraj Hair Oil is in your wishlist.');
  await shopper.startLogin();
  await shopper.registerAndLogIn(kabir);
  await keeper.seesKept('Bhringraj Hair Oil');

  const elsewhere = new Shopper(await (await browser.newContext()).newPage());
  await elsewhere.visit('/profile?tab=stuff');
  await elsewhere.startLogin();
  await elsewhere.logIn(kabir.email, 3);
  await expect(new Keeper(elsewhere).entry('Bhringraj Hair Oil')).toBeVisible();
  await elsewhere.isAccessible();
  await elsewhere.page.context().close();

  await shopper.visit('/profile');
  await shopper.page.getByRole('button', { name: 'Logout' }).click();
  await expect(new Member(shopper).loginButton).toBeVisible();
  await shopper.visit('/category/hair-care/hair-oils');
  await keeper.seesKept('Bhringraj Hair Oil', false);
});
