// §2 a sold-out product tells a guest by a confirmed email, or a customer, once when it is back, and erases the request
import { tellWaiting } from '#shop/newsletter/server/back-in-stock/tell-waiting.ts';
import { atPhoneWidth, expect, newUser, test } from '../fixtures/test.ts';
import { BackInStockForm } from '../pages/catalogue/back-in-stock-form.ts';
import type { Email } from '../shop/email-sink.ts';

function linkIn({ text }: Email, act: 'confirm' | 'cancel'): string {
  const link = new RegExp(`http\\S+/newsletter/${act}-request\\?token=[\\w.-]+`).exec(text)?.[0];
  expect(link, text).toBeTruthy();
  return link!;
}

test('a sold-out product tells a guest once when it is back, and its last units', async ({
  page,
  shop,
  productPage,
  complaints,
}) => {
  const request = new BackInStockForm(page);
  const { email } = newUser('Waiting');
  await productPage.visit('/search?q=shilajit');
  await expect(request.form).toBeVisible();
  await productPage.open('shilajit-resin');
  await request.ask('waiting@');
  await productPage.expectText('Enter a valid email');
  await productPage.expectAccessible();
  await atPhoneWidth(page, async () => {
    await productPage.expectText('Enter a valid email');
    await request.ask(email);
    await productPage.expectText('Please look into your inbox');
  });

  await productPage.visit(linkIn(await shop.emails.numbered(email, 1), 'confirm'));
  await productPage.expectHeading('We will tell you');
  await productPage.expectAccessible();
  await shop.changeProduct('shilajit-resin', { stock: 4 });
  await shop.onDatabase(({ db }) => tellWaiting(db));
  const { subject, text } = await shop.emails.numbered(email, 2);
  expect(subject).toBe('Himalayan Shilajit Resin is back');
  expect(text).toContain('/product/shilajit-resin');
  await productPage.open('shilajit-resin');
  await expect(request.form).toHaveCount(0);
  await expect(productPage.fact('Status and stock')).toHaveText('Available, Only 4 left');
  await expect(productPage.button('Add to Cart')).toBeEnabled();
  expect(complaints).toEqual([]);
});

test('a customer asks for a sold-out product without a link, and takes it back', async ({
  page,
  shop,
  signedInCustomer,
  productPage,
}) => {
  const request = new BackInStockForm(page);
  const { email } = await signedInCustomer();
  await productPage.open('shilajit-resin');
  await expect(request.form).toContainText(`We write to ${email}.`);
  await request.ask();
  await productPage.expectText('Noted. We will write to you once');
  const noted = await shop.emails.find(email, 'Noted: a mail when');
  await productPage.visit(linkIn(noted, 'cancel'));
  await productPage.expectHeading('Your request is erased');
});
