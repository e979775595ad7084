import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { dropSchemas } from './server/files/drop-schemas.ts';
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

/** One file for every page, which changes when a dependency does. */
const base = { name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// };
/** The schemas of all forms come with zod, when the first form is used. */
const forms = { name: 'forms', test: /node_modules\/zod\/|\/forms\.ts$/ };
const everyPage = /\/app\/(root|layout\/site-layout)\.tsx$/;
const shopPages = ['home', 'listing', 'product', 'search'].map((name) => `/app/pages/${name}.tsx`);
/** One file for what every page shows, and one for what most shop pages share: forty small files are forty waits. */
const shared = {
  name(id: string, graph: Rolldown.ChunkingContext) {
    const from = staticImporters(id, graph);
    if (from.some((importer) => everyPage.test(importer))) return 'layout';
    const pages = shopPages.filter((page) => from.some((importer) => importer.endsWith(page)));
    return pages.length >= 3 ? 'shopping' : null;
  },
  test: /^(?!.*\/forms\.ts$).*\/(app|platform|shop)\//,
};

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
    staffCodeStaysInAdmin(),
    dropSchemas(),
    markdownPlugin(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [base, forms, shared] } } } } },
    ssr: {
      // Bundled, since the shop uses a small part of these packages.
      resolve: { noExternal: ['lucide-react', '@base-ui/react', '@react-email/components'] },
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
