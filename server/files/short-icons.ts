import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const createIcon = fileURLToPath(new URL('../../platform/ui/page/create-icon.ts', import.meta.url));

/**
 * Lets icons of lucide draw themselves with our own function, which costs a page less, and leaves out their names and keys.
 * Server and browser of a build use the same function, so their markup agrees.
 */
export function shortIcons(): Plugin {
  return {
    name: 'short-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOfIcon = importer?.includes('/lucide-react/') && source.endsWith('/createLucideIcon.mjs');
      return isOfIcon ? createIcon : null;
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

/** Keeps `node`, the drawing. */
export function withoutNames(icon: string): string {
  return icon
    .replace(/^ {2}name: ".*",\n {2}size: 24,\n/m, '')
    .replace(/(, )?key: "\w+"/g, '')
    .replace(/,\n {2}aliases: \[.*\]$/m, '')
    .replace(/^__iconData\.node;\n/m, '');
}
