import { expect, test } from './shopper.ts';

test('a pressed card turns into its page', async ({ shopper, page }) => {
  await page.addInitScript(() => {
    const turned: string[] = [];
    Object.assign(window, { turned });
    async function remember({ ready }: ViewTransition) {
      await ready;
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.pseudoElement) turned.push(effect.pseudoElement);
    }
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void remember(transition);
      return transition;
    };
  });
  await shopper.visit('/category/hair-care/hair-oils');
  await page.getByRole('link', { name: 'Bhringraj Hair Oil', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Bhringraj Hair Oil' })).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { turned: string[] }).turned))
    .toContain('::view-transition-group(packshot-bhringraj-oil)');
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`what is put into the cart ${motion === 'reduce' ? 'does not fly under reduced motion' : 'flies to it'}`, async ({
    shopper,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await shopper.visit('/product/bhringraj-oil');
    await page.evaluate(() => {
      const flown: string[] = [];
      Object.assign(window, { flown });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLImageElement) flown.push(node.src);
      }).observe(document.body, { childList: true });
    });
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();

    await expect(page.getByText('Bhringraj Hair Oil added to cart!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    const flown = await page.evaluate(() => (window as unknown as { flown: string[] }).flown);
    expect(flown).toHaveLength(motion === 'reduce' ? 0 : 1);
    await expect(page.locator('body > img')).toHaveCount(0);
  });

test('how to use a product is drawn in three steps', async ({ page }) => {
  await page.goto('/product/bhringraj-oil');
  const steps = page.getByRole('region', { name: 'How to use' }).getByRole('listitem');
  await expect(steps).toHaveText([/Warm two spoons/, /massage the scalp/, /Leave for an hour/]);
  await expect(steps.locator('svg')).toHaveCount(3);
  await expect(page.getByText('By tradition; this is no medical advice.').first()).toBeVisible();
});
