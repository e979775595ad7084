import { expect, test } from './shopper.ts';

test('a link that is shared shows the product, any other page the shop’s card', async ({
  shopper,
  request,
}) => {
  for (const [path, picture] of [
    ['/product/bhringraj-oil', /\/images\/products\/bhringraj-oil-1\.webp$/],
    ['/about', /\/social-card\.jpg$/],
  ] as const) {
    await shopper.visit(path);
    const shown = await shopper.page.locator('meta[property="og:image"]').getAttribute('content');
    expect(shown).toMatch(picture);
    const answer = await request.get(shown!);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test('a phone can keep the shop on its first screen, with its mark', async ({ shopper, request }) => {
  await shopper.visit('/');
  const icons = await shopper.page.locator('link[rel="icon"], link[rel="apple-touch-icon"]').all();
  const hrefs = await Promise.all(icons.map((icon) => icon.getAttribute('href')));
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Aranya', display: 'standalone' });
  const files = [...hrefs, ...manifest.icons.map(({ src }: { src: string }) => src)];
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect((await request.get(file)).status()).toBe(200);
});
