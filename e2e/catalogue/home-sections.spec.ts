import { expect, phoneOnly, test } from '../fixtures/test.ts';

test(
  'a phone shows the next section below the first view, and sideways title and EXPLORE',
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
