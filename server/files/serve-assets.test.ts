import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { compressAssets } from './compress-assets.ts';
import { serveAssets } from './serve-assets.ts';

const folder = await mkdtemp(join(tmpdir(), 'aranya-assets-'));
await writeFile(join(folder, 'leaves.mp4'), '0123456789');
await writeFile(join(folder, 'long.mp4'), Buffer.alloc(4 * 1024 * 1024));
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'assets', 'page-1a2b.js'), 'const tulsi = 1;\n'.repeat(200));
await writeFile(join(folder, 'icon.png'), 'png');
await compressAssets(folder);
const site = new Hono();
serveAssets(site, folder);
afterAll(() => rm(folder, { recursive: true }));
site.get('*', (c) => c.text('a page', 404));

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

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
])('sends a script in the encoding that the browser accepts: %s', async (accepted, encoding, open) => {
  const response = await site.request('/assets/page-1a2b.js', { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(open(bytes).toString()).toContain('const tulsi = 1;');
  if (encoding) expect(bytes.length).toBeLessThan(300);
});

const script = (name: string, init: RequestInit = {}) => site.request(`/assets/${name}`, init);

it('reads a hashed file only once from the disk, for any accepted encodings', async () => {
  await writeFile(join(folder, 'assets', 'once-3c4d.js'), 'const neem = 2;');
  expect(await (await script('once-3c4d.js')).text()).toBe('const neem = 2;');
  await rm(join(folder, 'assets', 'once-3c4d.js'));
  const again = await script('once-3c4d.js', { headers: { 'accept-encoding': 'br;q=0, deflate' } });
  expect(await again.text()).toBe('const neem = 2;');
  expect(again.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(again.headers.get('content-encoding')).toBeNull();
  expect((await script('/once-3c4d.js')).status).toBe(404);
});

it('keeps neither the empty body of a HEAD nor a part of a file', async () => {
  await writeFile(join(folder, 'assets', 'whole-5e6f.js'), 'const amla = 3;');
  expect(await (await script('whole-5e6f.js', { method: 'HEAD' })).text()).toBe('');
  const part = await script('whole-5e6f.js', { headers: { range: 'bytes=0-4' } });
  expect([part.status, await part.text()]).toEqual([206, 'const']);
  expect(await (await script('whole-5e6f.js')).text()).toBe('const amla = 3;');
  expect(await (await script('whole-5e6f.js', { method: 'HEAD' })).text()).toBe('');
});

it('never sends an encoding that the browser refuses, also after other requests', async () => {
  const encodingFor = async (accepted: string) =>
    (await script('page-1a2b.js', { headers: { 'accept-encoding': accepted } })).headers.get(
      'content-encoding',
    );
  for (const accepted of ['br, gzip', 'br;q=0, gzip', 'br;q=0', 'gzip', 'br', 'identity'])
    expect([accepted, await encodingFor(accepted)]).toEqual([
      accepted,
      { 'br, gzip': 'br', 'br;q=0, gzip': 'gzip', gzip: 'gzip', br: 'br' }[accepted] ?? null,
    ]);
});

it('keeps other files for an hour', async () => {
  const response = await site.request('/icon.png', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await response.text()).toBe('png');
});

it.each([
  '/assets/page-1a2b.js.br',
  '/assets/page-1a2b.js.gz',
  '/assets',
  '/missing.js',
  '/..%2f..%2fetc%2fhosts.txt',
  '/assets%2fpage-1a2b.js',
  '/%ff.js',
])('leaves %s to the pages', async (path) => {
  const response = await site.request(path);
  expect([response.status, await response.text()]).toEqual([404, 'a page']);
});

it('closes the file of a download that breaks off', async () => {
  // Other tests of this process open files and connections too.
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => targetOf(`/proc/self/fd/${fd}`).endsWith('/long.mp4'));
  const downloads = await Promise.all(Array.from({ length: 50 }, async () => site.request('/long.mp4')));
  await expect.poll(openFiles).toHaveLength(50);
  for (const { body } of downloads) await body!.cancel();
  await expect.poll(openFiles).toEqual([]);
});

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}
