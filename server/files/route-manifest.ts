import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type RouteModule = {
  module: string;
  path?: string;
  imports?: string[];
  clientLoaderModule?: string;
  css?: string[];
};

/** React Router's list of routes with their files, which every page loads. */
export type RouteManifest = { url: string; entry: RouteModule; routes: Record<string, RouteModule> };

const opening = 'window.__reactRouterManifest=';

/**
 * Shortens the list of routes in a built client folder, and returns the whole one. The server names the files of a first view
 * from its own copy, and browsers find those of a later page by its module. So `imports` and all that is false can go.
 */
export async function shortenManifest(folder: string): Promise<RouteManifest> {
  const names = await readdir(join(folder, 'assets'));
  const name = names.find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`No manifest of routes in ${folder}/assets`);
  const file = join(folder, 'assets', name);
  const script = await readFile(file, 'utf8');
  const manifest = JSON.parse(script.replace(opening, '').replace(/;\s*$/, '')) as RouteManifest;
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, shortened(route)]);
  const short = { ...manifest, routes: Object.fromEntries(routes) as object };
  await writeFile(file, `${opening}${JSON.stringify(short)};`);
  return manifest;
}

function shortened(route: RouteModule): object {
  const parts = Object.entries<unknown>(route);
  return Object.fromEntries(parts.filter(([name, value]) => name !== 'imports' && value !== false));
}
