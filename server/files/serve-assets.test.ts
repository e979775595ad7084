import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { serveAssets } from './serve-assets.ts';

const folder = await mkdtemp(join(tmpdir(), 'aranya-assets-'));
await writeFile(join(folder, 'leaves.mp4'), '0123456789');
const site = new Hono();
serveAssets(site, folder);

async function ask(range?: string) {
  const answer = await site.request('/leaves.mp4', { headers: range ? { range } : {} });
  return [answer.status, await answer.text(), answer.headers.get('content-range')];
}

it('sends a film whole, or the requested part', async () => {
  expect(await ask()).toEqual([200, '0123456789', null]);
  expect(await ask('bytes=0-1')).toEqual([206, '01', 'bytes 0-1/10']);
  expect(await ask('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10']);
  expect(await ask('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10']);
  expect(await ask('bytes=8-99')).toEqual([206, '89', 'bytes 8-9/10']);
});

it('refuses a part that the film does not have', async () => {
  expect(await ask('bytes=10-')).toEqual([416, '', 'bytes */10']);
});
