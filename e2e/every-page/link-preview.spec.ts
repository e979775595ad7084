import { expect, test } from '../fixtures/test.ts';

test('shows the product in a shared link, and the shop’s card for other pages', async ({
  shopPage,
  request,
}) => {
  for (const [path, picture] of [
    ['/product/bhringraj-oil', /\/images\/products\/bhringraj-oil-1\.webp$/],
    ['/about', /\/social-card\.jpg$/],
  ] as const) {
    await shopPage.visit(path);
    const preview = await shopPage.previewPicture();
    expect(preview).toMatch(picture);
    const response = await request.get(preview!);
    expect(response.headers()['content-type']).toMatch(/^image\//);
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
