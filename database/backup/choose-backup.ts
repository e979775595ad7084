import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { listBackups, readManifest, timeOf } from './manifest.ts';

export type BackupChoice = { name: string | undefined; to: Date | undefined; fromBucket: boolean };

/** Reads `[<name of a backup>] [--to <time>] [--from-bucket]`. A time needs its zone, such as 2026-11-22T13:00:00Z. */
export function readRestoreArguments(args: string[]): BackupChoice {
  const { values, positionals } = parse(args);
  const fromBucket = values['from-bucket'] ?? false;
  if (values.to === undefined) return { name: positionals[0], to: undefined, fromBucket };
  const to = new Date(values.to);
  if (!/T\d\d:\d\d[\d:.]{0,20}(Z|[+-]\d\d:\d\d)$/.test(values.to) || Number.isNaN(to.getTime()))
    throw new StartRefusal('setting', 'The time must be like --to 2026-11-22T13:00:00Z, with its zone.');
  return { name: positionals[0], to, fromBucket };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { to: { type: 'string' }, 'from-bucket': { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new StartRefusal('setting', (error as Error).message);
  }
}

/** Returns the named backup, or the newest that was complete at `to`. Throws a StartRefusal when there is none. */
export async function chooseBackup(
  dir: string,
  { name, to, key }: Pick<BackupChoice, 'name' | 'to'> & { key: Buffer | undefined },
) {
  const all = listBackups(dir).filter((each) => name === undefined || each === name);
  for (const each of all.toReversed()) {
    if (!to) return each;
    const { continues } = await readManifest(join(dir, each), key);
    if ((continues ? new Date(continues.endedAt) : timeOf(each)) <= to) return each;
  }
  const before = to ? ` from before ${to.toISOString()}` : '';
  throw new StartRefusal('setting', `There is no complete backup ${name ?? ''}${before} in ${dir}.`);
}
