import { expect, test } from '../fixtures/test.ts';

test('a shared link shows its product, category or article, else the shop’s card', async ({ request }) => {
  for (const [path, picture] of [
    ['/product/bhringraj-oil', /\/share\/product\/bhringraj-oil\.jpg\?v=\d+$/],
    ['/category/hair-care/hair-oils', /\/share\/category\/hair-care\/hair-oils\.jpg$/],
    ['/blog/hair-health', /\/share\/blog\/hair-health\.jpg$/],
    ['/about', /\/social-card\.jpg$/],
  ] as const) {
    // Apps read the HTML of the server and run no script.
    const page = await request.get(path, { maxRedirects: 0 });
    const [, preview = ''] = /<meta property="og:image" content="([^"]+)"/.exec(await page.text()) ?? [];
    expect(preview, `${path} ${page.status()}`).toMatch(picture);
    const response = await request.get(preview);
    expect(`${response.status()} ${response.headers()['content-type']}`).toBe('200 image/jpeg');
  }
});

test('serves the icons and the manifest that put the shop on a phone’s home screen', async ({
  shopPage,
  request,
}) => {
  await shopPage.visit('/');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Aranya', display: 'standalone' });
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  const files = [...(await shopPage.iconAddresses()), ...icons];
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect((await request.get(file)).status()).toBe(200);
});
