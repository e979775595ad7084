import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

type Module = { module: string; imports?: string[]; clientLoaderModule?: string };
type Manifest = { entry: Module; routes: Record<string, Module> };

/** The most kilobytes of JavaScript, brotli, that a page may load before its first view works. */
const maxKilobytes = {
  home: ['pages/home', 145],
  listing: ['all-products', 142],
  product: ['pages/product', 150],
  article: ['pages/content/blog-article', 140],
} as const;

type FirstLoad = { page: string; files: string[]; kilobytes: number; max: number };

/** Measures the scripts of each first view in a built and compressed client folder. */
export async function measureFirstLoad(folder: string): Promise<FirstLoad[]> {
  const names = await readdir(join(folder, 'assets'));
  const name = names.find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`No manifest of routes in ${folder}/assets`);
  const script = await readFile(join(folder, 'assets', name), 'utf8');
  const manifest = JSON.parse(script.replace(/^window\.__reactRouterManifest=|;$/g, '')) as Manifest;
  return Promise.all(
    Object.entries(maxKilobytes).map(async ([page, [route, max]]) => {
      const files = filesOf(manifest, route, `/assets/${name}`);
      const sizes = await Promise.all(files.map((file) => bytesOf(join(folder, file))));
      return { page, files, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, max };
    }),
  );
}

function filesOf({ entry, routes }: Manifest, route: string, manifest: string): string[] {
  const modules = [entry, ...['root', 'layout/site-layout', route].map((id) => moduleOf(routes, id))];
  const files = modules.flatMap(({ module, imports = [], clientLoaderModule = module }) =>
    [module, clientLoaderModule].concat(imports),
  );
  return [...new Set([manifest, ...files])];
}

function moduleOf(routes: Manifest['routes'], id: string): Module {
  const found = routes[id];
  if (!found) throw new Error(`The build has no route ${id}`);
  return found;
}

/** Small files are not compressed. */
async function bytesOf(path: string): Promise<number> {
  const compressed = await readFile(`${path}.br`).catch(() => readFile(path));
  return compressed.length;
}

/** Prints the first load of each page. Throws when a page loads too much, or loads zod. */
export async function checkFirstLoad(folder: string): Promise<void> {
  const loads = await measureFirstLoad(folder);
  for (const { page, files, kilobytes } of loads)
    process.stdout.write(
      `first load of ${page}: ${kilobytes.toFixed(1)} kB of JavaScript in ${files.length} files\n`,
    );
  const heavy = loads.filter(({ kilobytes, max }) => kilobytes > max);
  if (heavy.length > 0)
    throw new Error(heavy.map(({ page, max }) => `The first load of ${page} exceeds ${max} kB.`).join(' '));
  const eager = loads.filter(({ files }) => files.some((file) => file.startsWith('/assets/forms-')));
  if (eager.length > 0)
    throw new Error(
      `${eager.map(({ page }) => page).join(', ')}: the schemas of forms must load when a form is used.`,
    );
}
