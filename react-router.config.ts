import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './server/files/compress-assets.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => compressAssets(join('build', 'client')),
} satisfies Config;
