import { join } from 'node:path';
import { listBackups, type Manifest, readManifest, timeOf } from '../manifest.ts';

export type ContinuedBackup = NonNullable<Manifest['continues']> & { begun: Date };

/** A manifest never changes, and may be long. */
const known = new Map<string, Manifest['continues']>();

/** Returns the readable backups in BACKUP_DIR that an archive may continue, oldest first. */
export async function continuedBackups(dir: string, key: Buffer | undefined): Promise<ContinuedBackup[]> {
  const found: ContinuedBackup[] = [];
  for (const name of listBackups(dir)) {
    const backup = join(dir, name);
    if (!known.has(backup))
      try {
        known.set(backup, (await readManifest(backup, key)).continues);
      } catch {
        continue;
      }
    const continues = known.get(backup);
    if (continues) found.push({ ...continues, begun: timeOf(name) });
  }
  return found;
}
