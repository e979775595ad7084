import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
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
/** zod with its setting, so that no schema comes before it. */
const zod = { name: 'zod', test: /node_modules\/zod\/|app\/zod-without-eval/ };
/**
 * Bundles small shared parts, since fifty files of half a kilobyte are fifty waits. Parts on Base UI are large, so only their
 * pages load them.
 */
const shared = {
  name: 'shared',
  test: /\/(platform\/ui\/(?!dialog|menu|toasts|suggestions\/)|lucide-react\/)/,
  minShareCount: 4,
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

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [serverStaysOnServer(), staffCodeStaysInAdmin(), markdownPlugin(), tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [base, zod, shared] } } } } },
    ssr: {
      build: {
        target: 'node24',
        rollupOptions: { input: { index: './server/main.ts' } },
      },
    },
  },
});
