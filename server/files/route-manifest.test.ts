import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shortenManifest } from './route-manifest.ts';

async function clientWith(manifest: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-manifest-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'assets/manifest-1.js'),
    `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  );
  return folder;
}

test('browsers get the list of routes without what only the server needs', async () => {
  const entry = { module: '/assets/entry-1.js', imports: ['/assets/base-1.js'], css: [] };
  const home = { id: 'home', index: true, hasLoader: true, module: '/assets/home-1.js' };
  const whole = {
    url: '/assets/manifest-1.js',
    entry,
    routes: { home: { ...home, hasAction: false, imports: ['/assets/base-1.js'] } },
  };
  const folder = await clientWith(whole);
  expect(await shortenManifest(folder)).toEqual(whole);
  const sent = await readFile(join(folder, 'assets/manifest-1.js'), 'utf8');
  expect(sent).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ url: whole.url, entry, routes: { home } })};`,
  );
});

test('names a build without a list of routes', async () => {
  const folder = await clientWith({});
  await rm(join(folder, 'assets/manifest-1.js'));
  await expect(shortenManifest(folder)).rejects.toThrow('No manifest of routes');
});
