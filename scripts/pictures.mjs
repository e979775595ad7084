import { join } from 'node:path';
import { ensureChromium } from './checks/chromium.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { nodePath } from './launch/pinned-node.mjs';
import { runMain } from './launch/plain-failure.mjs';
import { root } from './launch/root.mjs';
import { runOpenly } from './launch/run-command.mjs';

/**
 * Takes screenshots into pictures/, of an own shop or of the running shop in PICTURES_OF. Further arguments go to Playwright:
 * `npm run pictures -- -g cart --project customer --project 390-light`.
 */
await runMain(async () => {
  await ensureInstalled();
  const node = nodePath();
  const chromium = await ensureChromium();
  if (!process.env.PICTURES_OF) await ensureBuilt(node);
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', 'e2e/pictures/playwright.config.ts', ...process.argv.slice(2)];
  return runOpenly({ command: node, args, env: { ...process.env, CHROMIUM_PATH: chromium } });
});
