// §9 three palettes keep the contrast of AA, emails and share pictures follow them, and a logo is in header, emails and documents
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { emailShopOf } from '#server/emails/render-email.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { openSettings } from '../testing/open-settings.ts';

const { db } = await testDatabase();
const picture = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#224466' } })
  .jpeg()
  .toBuffer();

async function openUpload(env: Record<string, string> = {}) {
  const shop = await openSettings(env, db);
  const upload = async (bytes: Uint8Array<ArrayBuffer> | null, token = shop.owner.token) => {
    const form = new FormData();
    if (bytes) form.set('picture', new Blob([bytes]), 'logo.svg');
    const response = await shop.api.request('/api/admin/settings/logo', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as { logo: string; code?: string } };
  };
  return { ...shop, upload };
}

it('a picture becomes a logo that a save takes, and emails show it at once', async () => {
  const { upload, save, config, of } = await openUpload();
  const { body } = await upload(new Uint8Array(picture));
  expect((await of('SHOP_LOGO')).value).toBe('');
  expect((await save({ SHOP_LOGO: body.logo })).status).toBe(200);
  const { logo } = emailShopOf(config);
  expect(logo).toMatchObject({ width: 144, height: 48 });
  expect(logo!.url).toMatch(/^http:\/\/localhost:3000\/look\/logo\.png\?v=[0-9a-f]{12}$/);
  expect((await save({ SHOP_LOGO: null })).status).toBe(200);
  expect(emailShopOf(config).logo).toBeUndefined();
});

it('another file is refused in words, whatever its name says', async () => {
  const { upload } = await openUpload();
  const svg = new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
  expect(await upload(svg)).toMatchObject({ status: 415, body: { code: 'not_a_picture' } });
  expect(await upload(null)).toMatchObject({ status: 400, body: { code: 'no_picture' } });
});

it('nobody but the owner uploads a logo', async () => {
  const { upload } = await openUpload();
  for (const role of ['packer', 'support', 'content'] as const) {
    const { token } = await makeStaff(db, role);
    expect((await upload(new Uint8Array(picture), token)).status).toBe(403);
  }
});

it('a value that is no picture is refused by a save and by an import', async () => {
  const { save, call } = await openUpload();
  expect(await save({ SHOP_LOGO: 'https://thief.example/x.png' })).toMatchObject({
    status: 400,
    body: { code: 'wrong_setting' },
  });
  const file = { format: 'aranya-shop', version: 1, kinds: { settings: { SHOP_LOGO: '<svg/>' } } };
  const { body } = await call('POST', '/file/check', { file });
  expect(body.rows).toMatchObject([{ name: 'SHOP_LOGO', result: 'wrong' }]);
});
