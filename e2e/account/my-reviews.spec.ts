// §2 every screen of the account, and every window of it, by keyboard alone and without a finding of axe
// §2 My Stuff: wishlist, my reviews by verified link, changed and deleted
import { atPhoneWidth, expect, newUser, test } from '../fixtures/test.ts';
import { scans } from '../shop/scans.ts';

test('lists a verified review in My Stuff; changes and deletes it by keyboard', async ({
  page,
  shop,
  ordersPage,
  signedInCustomer,
  productPage,
  profilePage,
  myReviews,
  keyboard,
  complaints,
}) => {
  const asha = newUser('Asha');
  const customer = await signedInCustomer({ details: asha, orders: ['neem-comb'] });
  const orderNumber = customer.orderNumbers[0]!;
  await profilePage.open('stuff&part=reviews');
  await profilePage.expectText('No reviews yet');
  const waybill = await customer.waybill(orderNumber);
  for (const scan of [scans.pickedUp, scans.outForDelivery, scans.delivered])
    await shop.courier.scan(waybill, scan);
  const { text } = await shop.emails.find(asha.email, `${orderNumber} has arrived`);
  await atPhoneWidth(page, async () => {
    await ordersPage.open();
    await ordersPage.reviewLinks.click();
    await expect(productPage.firstReview).toBeInViewport();
  });
  const [link] = /http[^\s\]]+review\/[\w.-]+/.exec(text)!;
  const comment = `Never a knot, ${asha.email}`;
  await productPage.visit(`${link}?stars=4`);
  await productPage.writeReview({ text: comment });
  await productPage.submitReview();
  await productPage.expectMessage('Review submitted successfully!');

  await profilePage.open('stuff&part=reviews');
  await expect(myReviews.entries).toHaveCount(1);
  await expect(myReviews.entries).toContainText('Neem Wood Comb');
  await expect(myReviews.entries).toContainText(comment);
  await profilePage.expectAccessible();

  await keyboard.activate(myReviews.editButton('Neem Wood Comb'));
  await keyboard.expectFocusKept();
  await profilePage.expectAccessible();
  await keyboard.replace(myReviews.commentField, `${comment}, still`);
  await keyboard.activate(myReviews.saveButton);
  await expect(myReviews.commentField).toHaveCount(0);
  await expect(myReviews.entries).toContainText(`${comment}, still`);
  await keyboard.expectFocusKept();
  await productPage.open('neem-comb');
  await expect(productPage.review(`${comment}, still`)).toHaveCount(1);
  await expect(productPage.review(comment)).toContainText('Verified buyer');
  await expect(productPage.review(comment)).toContainText('Anonymous');

  await profilePage.open('stuff&part=reviews');
  const deleteButton = myReviews.deleteButton('Neem Wood Comb');
  await keyboard.activate(deleteButton);
  await profilePage.expectAccessible();
  await keyboard.activate(myReviews.dialogButton('Keep it'));
  await expect(deleteButton).toBeFocused();
  await keyboard.enter();
  await keyboard.activate(myReviews.dialogButton('Delete'));
  await profilePage.expectText('No reviews yet');
  await keyboard.expectFocusKept();
  await productPage.open('neem-comb');
  await expect(productPage.review(comment)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
