import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { nodePath } from './launch/pinned-node.mjs';
import { runMain } from './launch/plain-failure.mjs';
import { isRelease } from './launch/release.mjs';
import { serve } from './launch/serve.mjs';

await runMain(async () => {
  if (isRelease()) return serve(nodePath(), process.argv.slice(2));
  await ensureInstalled();
  const node = nodePath();
  await ensureBuilt(node);
  return serve(node, process.argv.slice(2));
});
