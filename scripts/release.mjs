import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { nodePath } from './launch/pinned-node.mjs';
import { runMain } from './launch/plain-failure.mjs';
import { root } from './launch/root.mjs';
import { packRelease } from './release/pack.mjs';
import { writeChecksums, writePackageList } from './release/lists.mjs';
import { copyRelease } from './release/copy.mjs';
import { notesOf } from './release/notes.mjs';
import { newestMigration, untriedUpgrade } from './release/upgrade-notes.mjs';

// npm run release: makes one archive of the built shop with its packages for this system, in .cache/release. Its notes come from CHANGELOG.md.
// `-- --without-demo` leaves out goods, pictures and sample orders of the demo: such a shop starts with SHOP_DEMO=off alone.

const { values } = parseArgs({ options: { 'without-demo': { type: 'boolean', default: false } } });
const withoutDemo = values['without-demo'];

await runMain(async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  await ensureInstalled();
  await ensureBuilt(nodePath());
  const name = `aranya-${version}-${process.platform}-${process.arch}`;
  const target = join(root, '.cache/release');
  const folder = join(target, name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyRelease(folder, { demo: !withoutDemo });
  await writePackageList(join(folder, 'packages.cdx.json'));
  writeChecksums(folder);
  const { archive, megabytes } = await packRelease(target, name);
  process.stdout.write(
    `The release is ready: ${archive} (${megabytes} MB)\n\nTag v${version} with these notes:\n\n${notes}\n`,
  );
  const untried = untriedUpgrade(notes, newestMigration());
  if (untried) process.stdout.write(`\n${untried}\n`);
  return 0;
});
