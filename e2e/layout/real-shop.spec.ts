import { expect, test } from '../fixtures/test.ts';
import { ShopProcess } from '../shop/shop-process.ts';

test('a real shop shows nothing of the demo', async ({ page, shop, header, loginDialog, shopPage }) => {
  const real = new ShopProcess(shop.secondPort, {
    SHOP_DEMO: 'off',
    RATE_LIMITS: 'on',
    MAIL_URL: 'smtp://127.0.0.1:1',
  });
  try {
    await real.open();
    await shopPage.visit(`${real.url}/about`);
    await header.openLogin();
    await expect(loginDialog.button('Send OTP')).toBeVisible();
    await expect(loginDialog.button('Continue with Google')).toHaveCount(0);
    await expect(shopPage.demoRibbons).toHaveCount(0);
    for (const path of ['/dev/ui', '/dev/mail']) {
      const response = await page.goto(`${real.url}${path}`);
      expect(response!.status()).toBe(404);
      await shopPage.expectHeading('This page is not here');
    }
    expect(await (await page.request.get(`${real.url}/api/products`)).json()).toEqual([]);
    expect(real.log.join('')).toContain('SELLER_GSTIN');
  } finally {
    await real.close();
  }
});

test('the developer pages of a demo shop open on its own machine', async ({ page, shop, shopPage }) => {
  expect((await page.goto('/dev/ui'))!.status()).toBe(200);
  await shopPage.expectHeading('The look');
  const throughProxy = await page.request.get(`${shop.url}/dev/ui`, {
    headers: { 'x-forwarded-for': '127.0.0.1' },
  });
  expect(throughProxy.status()).toBe(404);
});
