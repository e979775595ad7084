import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty data folder for one shop of the journeys, which the database's user may enter too. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aranya-journey-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes a data folder, also where its database had to be kept elsewhere. */
export function removeDataFolder(folder: string): void {
  try {
    rmSync(realpathSync(join(folder, 'postgres')), { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  rmSync(folder, { recursive: true, force: true });
}
