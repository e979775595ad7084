import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFirstLoad, measureFirstLoad } from './first-load.ts';
import type { RouteManifest } from './route-manifest.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-first-load-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

test('counts each script of a page once, as it is sent', async () => {
  const manifest = await writeBuild({ home: 2_000 });
  const [home] = await measureFirstLoad(folder, manifest);
  expect(home?.files.filter((file) => file === '/assets/base-1.js')).toHaveLength(1);
  expect(home?.files).toContain('/assets/home-1.js');
  expect(home?.kilobytes).toBeGreaterThan(2 + 10);
  expect(home?.kilobytes).toBeLessThan(2 + 10 + 2);
});

test('accepts a build within the limits', async () => {
  const manifest = await writeBuild({ home: 2_000 });
  await expect(checkFirstLoad(folder, manifest)).resolves.toBeUndefined();
});

test('refuses a page that loads too much', async () => {
  const manifest = await writeBuild({ home: 200_000 });
  await expect(checkFirstLoad(folder, manifest)).rejects.toThrow('The first load of home exceeds');
});

test('refuses a page that loads the schemas of forms', async () => {
  const manifest = await writeBuild({ home: 2_000, imports: ['/assets/forms-1.js'] });
  await expect(checkFirstLoad(folder, manifest)).rejects.toThrow('home: the schemas of forms');
});

test('refuses too large a style sheet', async () => {
  const manifest = await writeBuild({ home: 2_000, styles: 13_000 });
  await expect(checkFirstLoad(folder, manifest)).rejects.toThrow('The first load of styles exceeds');
});

test('refuses staff pages that add much to every page', async () => {
  const name = () => randomBytes(32).toString('hex');
  const staff = Object.fromEntries(
    Array.from({ length: 60 }, () => [name(), { module: name(), path: `admin/${name()}` }]),
  );
  const manifest = await writeBuild({ home: 2_000, staff });
  await expect(checkFirstLoad(folder, manifest)).rejects.toThrow(
    'The first load of staff pages in every page exceeds',
  );
});

type Build = { home: number; imports?: string[]; styles?: number; staff?: RouteManifest['routes'] };

async function writeBuild({ home, imports = [], styles = 9_000, staff = {} }: Build) {
  const shared = { module: '/assets/shared-1.js', imports: ['/assets/base-1.js'] };
  const routes = {
    root: { ...shared, css: ['/assets/all-1.css#'] },
    ...staff,
    'layout/site-layout': shared,
    'pages/home': { module: '/assets/home-1.js', imports: ['/assets/base-1.js', ...imports] },
    'all-products': shared,
    'pages/product': shared,
    'pages/content/blog-article': shared,
  };
  const manifest = { url: '/assets/manifest-1.js', entry: shared, routes };
  await writeAsset('manifest-1.js', `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  await writeAsset('home-1.js', ' '.repeat(home));
  await writeAsset('base-1.js', ' '.repeat(50_000));
  await writeAsset('base-1.js.br', ' '.repeat(10_000));
  await writeAsset('shared-1.js', '1');
  await writeAsset('forms-1.js', '1');
  await writeAsset('all-1.css', ' '.repeat(styles));
  return manifest;
}

const writeAsset = (name: string, text: string) => writeFile(join(folder, 'assets', name), text);
