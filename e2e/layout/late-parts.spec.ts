import sharp from 'sharp';
import { mousePress, spacePress, touchPress } from '../fixtures/browser/long-press.ts';
import { holdResponses } from '../fixtures/held-response.ts';
import { expect, test } from '../fixtures/test.ts';

const blank = { create: { width: 40, height: 30, channels: 3, background: '#7a8' } } as const;

test('a part below the first view loads its code only when it comes near', async ({ page, homePage }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const late = () => asked.filter((path) => /home-demo-sections|footers|sidebar-sections/.test(path));
  await homePage.open();
  await expect(homePage.carousel).toContainText('20% off your first order');
  expect(late()).toEqual([]);
  await homePage.wake(homePage.carousel);
  await homePage.offer('Next offer').click();
  await expect(homePage.offer(/^Offer 2:/)).toHaveAttribute('aria-current', 'true');
});

test('what was typed and pressed before the code of a part came is not lost', async ({ page, footer }) => {
  const code = await holdResponses(page, '**/assets/footers-*.js');
  await footer.visit('/faq');
  await footer.subscribe('reader@');
  await code.asked;
  code.release();
  await footer.expectText('Enter a valid email');
  await expect(footer.email).toHaveValue('reader@');
  await expect(footer.email).toBeFocused();
});

for (const { name, press } of [
  { name: 'a press that lasts while the code of a part comes is not lost', press: mousePress },
  { name: 'a key held while the code of a part comes is not lost', press: spacePress },
  { name: 'a touch that lasts while the code of a part comes is not lost @phone-only', press: touchPress },
])
  test(name, async ({ page, footer }) => {
    const code = await holdResponses(page, '**/assets/footers-*.js');
    const file = page.waitForResponse('**/assets/footers-*.js');
    await footer.visit('/faq');
    await footer.email.fill('reader@');
    await code.asked;
    const { down, up } = await press(page, footer.subscribeButton);
    await down();
    code.release();
    await page.evaluate((url) => import(url), (await file).url());
    await up();
    await footer.expectText('Enter a valid email');
    await expect(footer.email).toHaveValue('reader@');
  });

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
  await page.route('**/assets/footers-*.js', (route) => route.abort());
  await footer.visit('/faq');
  await footer.open('All products');
  await footer.expectHeading('All products');
});
