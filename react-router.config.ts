import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './server/files/compress-assets.ts';
import { checkFirstLoad } from './server/files/first-load.ts';

const client = join('build', 'client');

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    await compressAssets(client);
    await checkFirstLoad(client);
  },
} satisfies Config;
