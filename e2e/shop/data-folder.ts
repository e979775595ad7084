import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty data folder for one shop, open to the database's user too. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aranya-journey-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes a data folder, also when its database lies elsewhere. */
export function removeDataFolder(folder: string): void {
  try {
    rmSync(realpathSync(join(folder, 'postgres')), { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  rmSync(folder, { recursive: true, force: true });
}
