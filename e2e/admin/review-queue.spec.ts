// §7 staff read new and reported reviews, publish, hide with a reason, answer once, hide a picture and undo; a customer reports one; nobody writes a
// customer's words
import { postReview } from '#shop/reviews/server/post-review.ts';
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { ReviewQueuePage } from '../pages/catalogue/review-queue.ts';

test('a customer reports a review, and support hides it, undoes it and answers', async ({
  page,
  shop,
  openDevice,
  signedInStaff,
}) => {
  const product = await shop.addProduct(`Reported Comb ${crypto.randomUUID().slice(0, 6)}`, {
    like: 'neem-comb',
  });
  const comment = 'Call 98114 00077 for a better one.';
  await shop.onDatabase(({ db }) =>
    postReview(db, {
      rating: 2,
      comment,
      title: '',
      imageUrl: null,
      productId: product.id,
      moderated: false,
    }),
  );
  const device = await openDevice();
  const customer = new ReviewQueuePage(device);
  await customer.visit(`/product/${product.slug}`);
  await customer.openReport(comment);
  await atPhoneWidth(device, () => expectPressable(customer.sendReport));
  await customer.report('Names a person, a phone number or an address');

  await signedInStaff('support');
  const staff = new ReviewQueuePage(page);
  await staff.visit('/admin/reviews?queue=reported');
  await staff.expectText(comment);
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await atPhoneWidth(page, async () => {
    await expect(staff.cards.filter({ hasText: comment })).toBeVisible();
    await expectPressable(staff.reviewOf(product.name));
  });
  await staff.openReview(product.name);
  await staff.expectText('Phone number: ‘98114 00077’');
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await atPhoneWidth(page, () => expectPressable(staff.button('Hide it')));
  await staff.hide('Names a person, a phone number or an address');
  await staff.button('Undo').click();
  await expect(staff.button('Hide it')).toBeVisible();
  await staff.answer('We sell this one and stand by it.');
  await staff.expectText('We sell this one and stand by it.');
  await staff.expectAccessible();
  await atPhoneWidth(page);
});
