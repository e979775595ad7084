import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './server/files/compress-assets.ts';
import { checkFirstLoad } from './server/files/first-load.ts';
import { checkOldBrowsers } from './server/files/old-browsers.ts';
import { shortenManifest } from './server/files/route-manifest.ts';

const client = join('build', 'client');

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    const manifest = await shortenManifest(client);
    await checkOldBrowsers(client, manifest);
    await compressAssets(client);
    await checkFirstLoad(client, manifest);
  },
} satisfies Config;
