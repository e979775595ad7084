import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RouteManifest, RouteModule } from './route-manifest.ts';

/** The most kilobytes of JavaScript, brotli, that a page may load before its first view works. */
const maxKilobytes = {
  home: ['pages/home', 131],
  listing: ['all-products', 133],
  product: ['pages/product', 136],
  article: ['pages/content/blog-article', 124.2],
} as const;

/** The most kilobytes of every page's styles, and of what the staff pages add to the list of routes. */
const maxStyles = 12;
const maxStaff = 0.3;

type FirstLoad = { page: string; files: string[]; kilobytes: number; max: number };

/** Measures the scripts of each first view in a built and compressed client folder. */
export async function measureFirstLoad(folder: string, manifest: RouteManifest): Promise<FirstLoad[]> {
  return Promise.all(
    Object.entries(maxKilobytes).map(async ([page, [route, max]]) => {
      const files = filesOf(manifest, route);
      return { page, files, kilobytes: await kilobytesOf(folder, files), max };
    }),
  );
}

/** Measures what each first view loads beside its scripts: the styles, and the staff pages' share of the list of routes. */
export async function measureEveryPage(folder: string, manifest: RouteManifest): Promise<FirstLoad[]> {
  const { css = [] } = moduleOf(manifest.routes, 'root');
  const styles = css.map((file) => file.replace('#', ''));
  const routes = Object.entries(manifest.routes).filter(([, { path }]) => !path?.startsWith('admin'));
  const withoutStaff = { ...manifest, routes: Object.fromEntries(routes) };
  const [all, rest] = [manifest, withoutStaff].map(
    (one) => brotliCompressSync(JSON.stringify(one)).length / 1000,
  );
  return [
    { page: 'styles', files: styles, kilobytes: await kilobytesOf(folder, styles), max: maxStyles },
    { page: 'staff pages in every page', files: [], kilobytes: all! - rest!, max: maxStaff },
  ];
}

async function kilobytesOf(folder: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => bytesOf(join(folder, file))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function filesOf({ url, entry, routes }: RouteManifest, route: string): string[] {
  const modules = [entry, ...['root', 'layout/site-layout', route].map((id) => moduleOf(routes, id))];
  const files = modules.flatMap(({ module, imports = [], clientLoaderModule = module }) =>
    [module, clientLoaderModule].concat(imports),
  );
  return [...new Set([url, ...files])];
}

function moduleOf(routes: RouteManifest['routes'], id: string): RouteModule {
  const found = routes[id];
  if (!found) throw new Error(`The build has no route ${id}`);
  return found;
}

/** Small files are not compressed. */
async function bytesOf(path: string): Promise<number> {
  const compressed = await readFile(`${path}.br`).catch(() => readFile(path));
  return compressed.length;
}

/** In bytes, since a rounded size may equal its limit. */
function excessOf({ page, kilobytes, max }: FirstLoad): string {
  return `The first load of ${page} exceeds ${max} kB by ${Math.round((kilobytes - max) * 1000)} bytes.`;
}

/** Prints what each first view loads. Throws when it is too much or includes zod. */
export async function checkFirstLoad(folder: string, manifest: RouteManifest): Promise<void> {
  const loads = [
    ...(await measureFirstLoad(folder, manifest)),
    ...(await measureEveryPage(folder, manifest)),
  ];
  for (const { page, files, kilobytes, max } of loads)
    process.stdout.write(
      `first load of ${page}: ${kilobytes.toFixed(1)} kB of ${max} kB in ${files.length} files\n`,
    );
  const heavy = loads.filter(({ kilobytes, max }) => kilobytes > max);
  if (heavy.length > 0) throw new Error(heavy.map(excessOf).join(' '));
  const eager = loads.filter(({ files }) => files.some((file) => file.startsWith('/assets/forms-')));
  if (eager.length > 0)
    throw new Error(
      `${eager.map(({ page }) => page).join(', ')}: the schemas of forms must load when a form is used.`,
    );
}
