// §7 the profile takes only a picture of one's own
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'avatars-'));
const api = createCheckedApi({ db, config: readShopConfig({ DATA_DIR: dataDir }), log: silentLog });
const wide = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#3f7050' } })
  .png()
  .toBuffer();

async function newUser() {
  const { id } = await makeUser(db);
  const headers = { authorization: `Bearer ${await makeToken(db, id)}` };
  const upload = async (bytes: Uint8Array | null) => {
    const body = new FormData();
    if (bytes) body.set('picture', new Blob([new Uint8Array(bytes)]), 'me.png');
    const response = await api.request('/api/auth/profile/avatar', { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const choose = async (profilePictureUrl: string) => {
    const response = await api.request('/api/auth/profile', {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id, profilePictureUrl }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  return { upload, choose };
}

const stored = () => readdirSync(join(dataDir, 'uploads/avatars'));

describe('the avatar of a user', () => {
  it('is stored as a square and shown once the profile names it, until removed', async () => {
    const { upload, choose } = await newUser();
    const { profilePictureUrl } = (await upload(wide)).body;
    expect(profilePictureUrl).toMatch(/^\/uploads\/avatars\/[0-9a-f]{32}\.webp$/);
    const file = join(dataDir, profilePictureUrl!);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect((await choose(profilePictureUrl!)).body).toMatchObject({ profilePictureUrl });
    expect((await choose('')).body).toMatchObject({ profilePictureUrl: '' });
  });

  it('of another user or from elsewhere is refused and changes nothing', async () => {
    const rani = await newUser();
    const mallory = await newUser();
    const { profilePictureUrl } = (await rani.upload(wide)).body;
    for (const url of [profilePictureUrl!, 'https://elsewhere.example/a.webp', '/uploads/avatars/x.webp'])
      expect(await mallory.choose(url)).toMatchObject({ status: 400, body: { code: 'foreign_picture' } });
  });

  it('must be a picture', async () => {
    const { upload } = await newUser();
    expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      status: 415,
    });
    expect(await upload(null)).toMatchObject({ status: 400, body: { code: 'no_picture' } });
  });

  it('leaves at most the chosen picture and three others behind', async () => {
    const { upload, choose } = await newUser();
    const chosen = (await upload(wide)).body.profilePictureUrl!;
    const others = stored().length - 1;
    await choose(chosen);
    for (let n = 0; n < 6; n += 1) await upload(wide);
    expect(stored()).toHaveLength(others + 4);
    expect(stored()).toContain(chosen.split('/').at(-1));
  });
});
