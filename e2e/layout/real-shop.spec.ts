import type { Page } from '@playwright/test';
import { sampleCatalogue } from '#demo/sample-data/catalogue.ts';
import { about } from '#demo/texts/about.ts';
import { blogArticles } from '#demo/texts/blog/articles.ts';
import { testimonials } from '#demo/texts/blog/testimonials.ts';
import { customerReviews } from '#demo/texts/customer-reviews.ts';
import { offers } from '#demo/texts/offers.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';
import { ShopProcess } from '../shop/shop-process.ts';
import { visitsOf } from '../every-page/every-route.ts';

const realShop = { SHOP_DEMO: 'off', RATE_LIMITS: 'on', MAIL_URL: 'smtp://127.0.0.1:1' };

/** The value from which the law asks an invoice for the name of its customer. */
const trueAmounts = new Set(['₹50,000']);

/** Names, texts and promises that were invented for the demo. */
function inventedTexts(): string[] {
  const { products, categories, seller, combos, reviews } = sampleCatalogue();
  return [
    seller,
    ...products.map(({ name }) => name),
    ...categories.map(({ name }) => name),
    ...combos.map((combo) => combo.seller),
    ...reviews.map(({ comment }) => comment),
    ...about.team.map(({ name }) => name),
    ...about.story,
    ...testimonials.flatMap(({ words, who }) => [words, who]),
    ...customerReviews.flatMap(({ name, text }) => [name, text]),
    ...blogArticles.flatMap(({ title, author }) => [title, author]),
    ...offers.map(({ title }) => title),
    '9876543210',
    '@aranya.example',
    '15% off',
    'Flat 20% Off',
    'Free Shipping',
    'Made by Vaidyas',
  ];
}

/** These pages show more in a browser than in the server's HTML. */
const readInBrowser = ['/', '/about', '/cart', '/all-products', '/search?q=amla'];

/** Every path that a guest can know or reach by links, with the HTML that the server sends and what browsers show. */
async function readShop(page: Page, origin: string): Promise<Map<string, string>> {
  const paths = new Set(['/', '/sitemaps/pages.xml']);
  for (const { address } of visitsOf('guest'))
    if (typeof address === 'string' && !address.startsWith('/dev/')) paths.add(address);
  const texts = new Map<string, string>();
  for (const path of paths) {
    const html = await (await page.request.get(`${origin}${path}`)).text();
    texts.set(path, html);
    for (const [, link] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)) paths.add(link!);
  }
  const shown = new ShopPage(page);
  for (const path of readInBrowser) {
    await shown.visit(`${origin}${path}`);
    texts.set(`${path} in a browser`, await shown.main.innerText());
  }
  return texts;
}

test.describe('without demo', () => {
  test.describe.configure({ mode: 'default' });
  let real: ShopProcess;

  test.beforeAll(async ({ shop }) => {
    real = new ShopProcess(shop.secondPort, realShop);
    await real.open();
  });
  test.afterAll(async () => {
    await real.close();
  });

  // §9 a real shop shows no invented word, person, price or review on any page; its empty shelves say so
  test('a real shop shows no invented word, person, price or review', async ({
    page,
    shopPage,
    listingPage,
  }) => {
    const texts = await readShop(page, real.url);
    expect(texts.size).toBeGreaterThan(30);
    const invented = inventedTexts();
    const found = [...texts].flatMap(([path, text]) =>
      [...invented.filter((one) => text.includes(one)), ...(text.match(/₹ ?\d[\d,]*(?:\.\d\d)?/g) ?? [])]
        .filter((one) => !trueAmounts.has(one))
        .map((one) => `${path}: ${one}`),
    );
    expect(found).toEqual([]);
    await shopPage.visit(real.url);
    await shopPage.expectText('The shelves are still empty');
    await shopPage.expectAccessible();
    await shopPage.visit(`${real.url}/blog`);
    await shopPage.expectHeading('This page is not written yet');
    await listingPage.visit(`${real.url}/all-products`);
    await listingPage.expectText('No products found in this category.');
    await expect(listingPage.filterSummary).toHaveCount(0);
    await listingPage.visit(`${real.url}/search?q=bhringraj`);
    await expect(listingPage.link(/ashwagandha|triphala/)).toHaveCount(0);
  });

  // §4 the Google placeholder is shown in a demo shop only
  test('a real shop has no placeholder login and no developer pages', async ({
    page,
    header,
    loginDialog,
    shopPage,
  }) => {
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
  });
});

test('the developer pages of a demo shop open on its own machine', async ({ page, shop, shopPage }) => {
  expect((await page.goto('/dev/ui'))!.status()).toBe(200);
  await shopPage.expectHeading('The look');
  const throughProxy = await page.request.get(`${shop.url}/dev/ui`, {
    headers: { 'x-forwarded-for': '127.0.0.1' },
  });
  expect(throughProxy.status()).toBe(404);
});
