import sharp from 'sharp';
import { expect, test } from '../fixtures/test.ts';

/** Noise makes the file larger than a megabyte, like a phone's photo. */
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const photo = { create: { width: 2000, height: 1400, channels: 3, background: '#7a8', noise } } as const;

// §2 product: reviews with their spread, sorting, pages
test('reviews are counted, sorted, and shown a page at a time', async ({ productPage }) => {
  await productPage.open('aloe-vera-gel');
  const total = Number(/of (\d+) reviews/.exec(await productPage.main.innerText())?.[1]);
  expect(total).toBeGreaterThan(12);
  const counted = await productPage.reviewCounts.allInnerTexts();
  expect(counted.slice(0, 5).reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(total);
  await expect(productPage.reviews).toHaveCount(6);
  await productPage.moreReviewsButton.click();
  await expect(productPage.reviews).toHaveCount(12);
  await expect(productPage.reviewAt(6)).toBeFocused();
  await productPage.sortReviews('Worst rated first');
  await expect(productPage.reviews).toHaveCount(6);
  await expect(productPage.firstReview).toContainText(/[1-4]\.\d out of 5/);
  await productPage.sortReviews('Best rated first');
  await expect(productPage.firstReview).toContainText('5.0 out of 5');
});

// §5 a review needs a rating and a comment
// §6 a review is sent without the token, under the anonymous name
// §8 review toasts
test('a review needs a rating and a comment, and carries no token but a fixed name', async ({
  page,
  signedInCustomer,
  productPage,
}) => {
  await signedInCustomer();
  await productPage.open('neem-comb');
  await expect(productPage.section('Write a Review')).toBeVisible();
  await productPage.submitReview();
  await productPage.expectMessage('Please provide a rating and a review comment.');
  const text = `Smooth teeth, no static ${Date.now()}`;
  await productPage.writeReview({ stars: 4, text });
  const sending = page.waitForRequest((request) => request.url().endsWith('/api/reviews'));
  await productPage.submitReview();
  const sent = await sending;
  expect(await sent.headerValue('authorization')).toBeNull();
  expect(sent.postData()).toMatch(/name="userName"\s+Anonymous\s/);
  await productPage.expectMessage('Review submitted successfully!');
  await expect(productPage.review(text)).toHaveCount(1);
});

// §2 product: Write a Review with a picture, previewed, opened large
// §8 'Review submitted successfully!'
test('a picture of a review is previewed, sent, listed and opens large', async ({
  page,
  productPage,
  complaints,
}) => {
  await productPage.open('triphala-churna');
  const text = `Gentle, no rush in the morning ${Date.now()}`;
  const picture = await sharp(photo).jpeg({ quality: 90 }).toBuffer();
  await productPage.writeReview({ stars: 5, text, picture });
  await productPage.untilSaved(() => productPage.submitReview());
  await productPage.expectMessage('Review submitted successfully!');
  const mine = productPage.review(text);
  await expect(mine).toContainText('Anonymous');
  await expect(productPage.chosenPicture).toHaveCount(0);
  await productPage.pictureButton(mine).click();
  await expect.poll(() => productPage.largePictureWidth()).toBe(1600);
  await productPage.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(productPage.pictureButton(mine)).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a picture that the shop cannot take is named when it is chosen', async ({ productPage }) => {
  await productPage.open('neem-comb');
  const text = `With a picture of my phone ${Date.now()}`;
  const picture = await sharp(photo).jpeg().toBuffer();
  await productPage.writeReview({ stars: 4, text, picture });
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);
  const avif = Buffer.concat([Buffer.from('\0\0\0\x1cftypavif\0\0\0\0mif1avif'), Buffer.alloc(400)]);
  for (const [name, mimeType, buffer, problem] of [
    ['phone.heic', 'image/heic', heic, /This is a HEIC picture.*Most Compatible/],
    ['windows.heic', '', heic, /This is a HEIC picture/],
    ['page.pdf', 'application/pdf', Buffer.from('%PDF-1.7'), 'Please choose a JPEG, PNG or WebP picture.'],
    ['renamed.jpg', 'image/jpeg', heic, /This is a HEIC picture/],
    ['empty.jpg', 'image/jpeg', Buffer.alloc(0), 'Please choose a JPEG, PNG or WebP picture.'],
    ['cut.avif', 'image/avif', avif, /This is an AVIF picture/],
  ] as const) {
    await productPage.choosePicture({ name, mimeType, buffer });
    await expect(productPage.alerts).toHaveText([problem]);
    await expect(productPage.chosenPicture).toBeVisible();
  }
  await expect(productPage.reviewText).toHaveValue(text);
  await productPage.untilSaved(() => productPage.submitReview());
  await expect(productPage.pictureButton(productPage.review(text))).toBeVisible();
});

// §8 'Failed to submit review.', 'An error occurred while submitting the review.'
test('a review that cannot be sent says so once, with a reason, and keeps its text', async ({
  page,
  productPage,
}) => {
  await productPage.open('neem-comb');
  await productPage.writeReview({ stars: 4, text: 'Smooth teeth' });
  const failing = '**/api/reviews';
  await page.route(failing, (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many reviews. Please try again tomorrow.' } }),
  );
  await productPage.submitReview();
  await expect(productPage.alerts).toHaveText([
    'Failed to submit review. Too many reviews. Please try again tomorrow.',
  ]);
  await expect(productPage.messageBox('Failed to submit review.')).toHaveCount(0);
  await page.unroute(failing);
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: '' } }));
  await productPage.submitReview();
  await productPage.expectMessage('Failed to submit review.');
  await page.unroute(failing);
  await page.route(failing, (route) => route.abort());
  await productPage.submitReview();
  await productPage.expectMessage('An error occurred while submitting the review.');
  await expect(productPage.reviewText).toHaveValue('Smooth teeth');
  await expect(productPage.stars(4)).toBeChecked();
});
