import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../manifest.ts';
import { inParallel, readStored } from '../stored-file.ts';
import { chainFrom, segmentBytes } from './segments.ts';

type Placing = { dir: string; key: Buffer | undefined; continues: Manifest['continues'] };

/**
 * Puts the archived segments that continue a backup into `walFolder`, where PostgreSQL finds them. A partial segment is
 * filled with zeros, and recovery ends there. Segments behind a gap are of no use. Returns whether there is such a gap.
 */
export async function placeSegments(
  walFolder: string,
  { dir, key, continues }: Placing,
): Promise<{ hasGap: boolean }> {
  const archive = continues && join(dir, continues.archive);
  if (!archive || !existsSync(archive)) return { hasGap: false };
  const { chain, hasGap } = chainFrom(await readdir(archive), continues.first);
  await inParallel(chain, async (name) => {
    const target = join(walFolder, name.slice(0, 24));
    await readStored({ file: join(archive, name), name, key }, undefined, target);
    await truncate(target, segmentBytes);
  });
  return { hasGap };
}

/** Puts the archived uploads that the backup lacks into the data folder. */
export async function placeUploads(dataDir: string, { dir, key, continues }: Placing): Promise<void> {
  const uploads = continues && join(dir, continues.archive, 'uploads');
  if (!uploads || !existsSync(uploads)) return;
  for (const place of await readdir(uploads)) {
    const folder = join(dataDir, 'uploads', place);
    await mkdir(folder, { recursive: true });
    const names = (await readdir(join(uploads, place))).filter((name) => /^[\w-]+\.\w+$/.test(name));
    await inParallel(names, async (name) => {
      const target = join(folder, name);
      if (existsSync(target)) return;
      const stored = { file: join(uploads, place, name), name: `uploads/${place}/${name}`, key };
      await readStored(stored, undefined, target);
      await chmod(target, 0o640);
    });
  }
}

/**
 * Asks the next start of PostgreSQL to recover up to `to`, or to the last change. It then begins a new timeline, so that its
 * changes never get the name of older ones.
 */
export async function askForRecovery(data: string, to?: Date): Promise<void> {
  const file = join(data, 'postgresql.auto.conf');
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
  const others = lines.filter((line) => !/^(restore_command|recovery_target|hot_standby)/.test(line));
  await writeFile(file, others.join('\n'), { mode: 0o600 });
  await appendFile(
    file,
    [
      '',
      // The segments lie in the server's own folder already.
      `restore_command = 'exit 1'`,
      `recovery_target_action = 'promote'`,
      `hot_standby = off`,
      ...(to ? [`recovery_target_time = '${to.toISOString().replace('Z', '+00')}'`] : []),
      '',
    ].join('\n'),
  );
  await writeFile(join(data, 'recovery.signal'), '', { mode: 0o600 });
}
