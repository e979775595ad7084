import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { grammarTargets, oldestBrowsers } from './platform/server/old-browsers/newer-features.ts';
import { dropSchemas } from './server/files/drop-schemas.ts';
import { shortIcons } from './server/files/short-icons.ts';
import { markdownPlugin } from './shop/content/server/markdown-plugin.ts';

/** The build stops when browser code imports server code, and names the import. */
function serverStaysOnServer(): Plugin {
  return {
    name: 'server-stays-on-server',
    enforce: 'pre',
    resolveId(source, importer) {
      if (this.environment.name !== 'client' || !/\/server\//.test(source) || !/^[#.]/.test(source)) return;
      throw new Error(`${importer} imports ${source}, which runs on the server only.`);
    },
  };
}

/** Node keeps code with a letter beyond ASCII in two bytes a letter, twice the memory. A raw template keeps the escape, which a pattern reads. */
function latinServerCode(): Plugin {
  return {
    name: 'latin-server-code',
    enforce: 'post',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'ssr') return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replaceAll(
            /[^\0-\u007f]/g,
            (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
          );
    },
  };
}

/** One file for every page, which changes when a dependency does. */
const base = {
  name: 'base',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
};
/** The schemas of all forms come with zod, when the first form is used. */
const forms = { name: 'forms', test: /node_modules\/zod\/|\/forms\.ts$/ };
/** Readers of numbers stand apart from the forms that use them, so that a page may read a number without zod. */
const readers = { name: 'readers', test: /\/read-(number|phone|pincode)\.ts$/ };
/** Parts that pages share come in a few files by use, since forty small files are forty waits. The first match wins. */
const shared: [name: string, isFor: (pages: Set<string>) => boolean][] = [
  ['layout', (pages) => pages.has('root') || pages.has('layout/site-layout')],
  ['shopping', (pages) => pages.has('pages/home') && count(pages, ['pages/listing', 'pages/product']) > 0],
  ['browsing', (pages) => count(pages, ['pages/listing', 'pages/product']) > 1],
  ['finding', (pages) => count(pages, ['pages/listing', 'pages/search']) > 1],
  [
    'buying',
    (pages) => pages.has('pages/product') && (pages.has('pages/checkout/cart') || [...pages].some(isOfStaff)),
  ],
  [
    'reading',
    (pages) =>
      count(pages, ['pages/content/blog', 'pages/content/blog-article', 'pages/content/learn-article']) > 1,
  ],
];
const sharedGroups = shared.map(([name, isFor], at) => ({
  name: (id: string, graph: Rolldown.ChunkingContext) =>
    (name === 'layout' && usual.test(id)) || isFor(pagesWith(id, graph)) ? name : null,
  test: (id: string) =>
    usual.test(id) ||
    (/^\/(app|demo|platform|shop)\//.test(inProject(id)) &&
      !/^\/app\/pages\/|\/forms\.ts$/.test(inProject(id))),
  priority: shared.length - at,
}));

/** Icons come through one file, which hides their importers. */
const usual = /lucide-react\/dist\/esm\/(?!icons\/(?!chevron-|leaf|sprout))|\/structured-data\.tsx?$/;

const isOfStaff = (page: string) => page.startsWith('admin/');
const count = (pages: Set<string>, of: string[]) => of.filter((page) => pages.has(page)).length;

function pagesWith(id: string, graph: Rolldown.ChunkingContext): Set<string> {
  const paths = staticImporters(id, graph).map(inProject);
  return new Set(
    paths.flatMap((path) => /^\/app\/(root|(?:layout|pages|admin)\/.+)\.tsx$/.exec(path)?.[1] ?? []),
  );
}

const inProject = (id: string) => id.replace(import.meta.dirname, '').replace(/\?.*/, '');

/** The build stops when code that customers download imports staff code. */
function staffCodeStaysInAdmin(): Plugin {
  const isStaffCode = (path: string) => /\/admin\//.test(path.replace(import.meta.dirname, ''));
  return {
    name: 'staff-code-stays-in-admin',
    enforce: 'pre',
    resolveId(source, importer) {
      if (this.environment.name !== 'client' || importer === undefined) return;
      if (!/^[#.]/.test(source) || !isStaffCode(source) || isStaffCode(importer)) return;
      throw new Error(`${importer} imports ${source}, which is for staff only.`);
    },
  };
}

/** Returns the file and all files that import it, directly or through others. Forms load their schemas later. */
function staticImporters(id: string, graph: Rolldown.ChunkingContext): string[] {
  const found = new Set([id]);
  for (const one of found)
    for (const importer of graph.getModuleInfo(one)?.importers ?? [])
      if (!importer.endsWith('/forms.ts')) found.add(importer);
  return [...found];
}

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [
    serverStaysOnServer(),
    latinServerCode(),
    staffCodeStaysInAdmin(),
    dropSchemas(),
    shortIcons(),
    markdownPlugin(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { target: grammarTargets, cssTarget: oldestBrowsers, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { ...base, priority: 9 },
                { ...readers, priority: 9 },
                { ...forms, priority: 8 },
                ...sharedGroups,
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled, since the shop uses a small part of these packages, and Node looks for each of their many files.
      resolve: {
        noExternal: [
          'lucide-react',
          '@base-ui/react',
          '@react-email/components',
          'zod',
          'drizzle-orm',
          'hono',
        ],
      },
      build: {
        target: 'node24',
        // Chunks lie beside the entry, since code finds the files of the repository by its own place.
        rollupOptions: {
          input: { index: './server/main.ts' },
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
});
