import { expect, phoneOnly, test } from '../fixtures/test.ts';

test(
  'a phone shows the next section below the first view, and EXPLORE when sideways',
  phoneOnly('a desktop is high enough for the whole first view'),
  async ({ page, homePage }) => {
    await homePage.open();
    const bar = (await homePage.bottomBar.boundingBox())!;
    await expect.poll(async () => (await homePage.categories.boundingBox())!.y).toBeLessThan(bar.y - 40);
    await page.setViewportSize({ width: 844, height: 390 });
    for (const part of [homePage.title, homePage.exploreLink])
      await expect
        .poll(async () => {
          const [{ y, height }, below] = [
            (await part.boundingBox())!,
            (await homePage.bottomBar.boundingBox())!,
          ];
          return y + height < below.y && y > 0;
        })
        .toBe(true);
  },
);

// §2 home, beyond the specification: concerns, the making, two articles
test('concerns, making and articles lead to their pages, also after a click home', async ({
  page,
  homePage,
  header,
  listingPage,
}) => {
  await homePage.open();
  await expect(homePage.concerns).toHaveText([
    'Hair fall',
    'Dull skin',
    'Sleep',
    'Digestion',
    'Tired muscles',
    'Seasonal change',
  ]);
  await homePage.openFirstConcern();
  await expect(page).toHaveURL(/\/all-products\?concern=Hair\+fall$/);
  await expect(listingPage.cards).toHaveCount(11);
  await header.title.click();
  await expect(homePage.concerns).toHaveCount(6);
  await expect(homePage.makingSteps).toHaveText([/Grown/, /Sorted/, /Ground/]);
  await expect(homePage.articles).toHaveCount(2);
  await homePage.openFirstArticle();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await header.title.click();
  await homePage.openMaking();
  await homePage.expectHeading('How it is made');
});
