import sharp from 'sharp';
import type { Footer } from '../pages/footer.ts';
import { mousePress, spacePress, touchPress } from '../fixtures/browser/long-press.ts';
import { holdResponses } from '../fixtures/held-response.ts';
import { expect, phoneOnly, test } from '../fixtures/test.ts';

const footerCode = '**/assets/footers-*.js';
const blank = { create: { width: 40, height: 30, channels: 3, background: '#7a8' } } as const;

test('a part below the first view loads its code only when it comes near', async ({ page, homePage }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const late = () => asked.filter((path) => /home-late-section|footers/.test(path));
  await homePage.open();
  await expect(homePage.carousel).toContainText('20% off your first order');
  expect(late()).toEqual([]);
  await homePage.wake(homePage.carousel);
  await homePage.offer('Next offer').click();
  await expect(homePage.offer(/^Offer 2:/)).toHaveAttribute('aria-current', 'true');
});

test('what was typed and pressed before the code of a part came is not lost', async ({ page, footer }) => {
  const code = await holdResponses(page, footerCode);
  await footer.visit('/faq');
  await footer.subscribe('reader@');
  await code.asked;
  code.release();
  await footer.expectText('Enter a valid email');
  await expect(footer.email).toHaveValue('reader@');
  await expect(footer.email).toBeFocused();
});

/** Chromium takes a touch of half a second for a long press, whose release makes no click. */
const maxTouchMs = 400;

for (const { name, press, maxMs, details } of [
  {
    name: 'a press that lasts while the code of a part comes is not lost',
    press: mousePress,
    maxMs: Infinity,
    details: {},
  },
  {
    name: 'a key held while the code of a part comes is not lost',
    press: spacePress,
    maxMs: Infinity,
    details: {},
  },
  {
    name: 'a touch that lasts while the code of a part comes is not lost',
    press: touchPress,
    maxMs: maxTouchMs,
    details: phoneOnly('a finger presses by touch events, which may become a long press'),
  },
])
  test(name, details, async ({ footer }) => {
    await expect(async () => {
      expect(await pressWhileCodeComes(footer, press)).toBeLessThan(maxMs);
    }).toPass();
    await footer.expectText('Enter a valid email');
    await expect(footer.email).toHaveValue('reader@');
  });

/** Presses Subscribe before the code of the footer has come and releases it after. Returns how long that took, in milliseconds. */
async function pressWhileCodeComes(footer: Footer, press: typeof mousePress): Promise<number> {
  const { page } = footer;
  const code = await holdResponses(page, footerCode);
  const file = page.waitForResponse(footerCode);
  await footer.visit('/faq');
  await footer.email.fill('reader@');
  await code.asked;
  const { down, up } = await press(page, footer.subscribeButton);
  const start = performance.now();
  await down();
  code.release();
  await footer.untilRun(await file);
  await up();
  return performance.now() - start;
}

test('a rating, a review and its picture survive until their code comes', async ({ page, productPage }) => {
  const code = await holdResponses(page, '**/assets/review-section-*.js');
  await productPage.open('neem-comb');
  const picture = await sharp(blank).jpeg().toBuffer();
  await productPage.fillReview({ stars: 4, text: 'Smooth teeth', picture });
  await code.asked;
  code.release();
  await productPage.wake(productPage.reviewText);
  await expect(productPage.reviewText).toHaveValue('Smooth teeth');
  await expect(productPage.stars(4)).toBeChecked();
  await expect(productPage.chosenPicture).toBeVisible();
});

test('a picture is kept that is chosen in a dialog which was open while the code came', async ({
  page,
  productPage,
}) => {
  const code = await holdResponses(page, '**/assets/review-section-*.js');
  await productPage.open('neem-comb');
  await productPage.reviewText.scrollIntoViewIfNeeded();
  await code.asked;
  const opened = page.waitForEvent('filechooser');
  await productPage.pictureField.dispatchEvent('click');
  const dialog = await opened;
  code.release();
  await productPage.wake(productPage.reviewText);
  const buffer = await sharp(blank).jpeg().toBuffer();
  await dialog.setFiles({ name: 'mine.jpg', mimeType: 'image/jpeg', buffer });
  await expect(productPage.chosenPicture).toBeVisible();
});

test('a picture that is chosen before any code of the page runs is kept', async ({ page, productPage }) => {
  const code = await holdResponses(page, '**/assets/*.js');
  await page.goto('/product/neem-comb', { waitUntil: 'commit' });
  const picture = await sharp(blank).jpeg().toBuffer();
  await productPage.fillReview({ stars: 4, text: 'Smooth teeth', picture });
  code.release();
  await productPage.wake(productPage.reviewText);
  await expect(productPage.reviewText).toHaveValue('Smooth teeth');
  await expect(productPage.chosenPicture).toBeVisible();
});

test('no letter is lost while the code of a review takes over', async ({ page, productPage }) => {
  const code = await holdResponses(page, '**/assets/review-section-*.js');
  await productPage.open('neem-comb');
  await productPage.reviewText.scrollIntoViewIfNeeded();
  await code.asked;
  const typed = productPage.typeFast(200);
  code.release();
  expect(await typed).toBe('a'.repeat(200));
});

test('a part whose code cannot be loaded keeps its links', async ({ page, footer }) => {
  await page.route(footerCode, (route) => route.abort());
  await footer.visit('/faq');
  await footer.open('All products');
  await footer.expectHeading('All products');
});
