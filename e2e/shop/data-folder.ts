import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const smallPictures = resolve('.cache/journey-pictures');

/**
 * Creates an empty data folder for one shop, open to the database's user too. All shops of journeys share the small copies of the
 * same pictures, since each would otherwise make them again.
 */
export function makeDataFolder(place?: string): string {
  if (place !== undefined) mkdirSync(place, { recursive: true });
  const folder = place ?? mkdtempSync(join(tmpdir(), 'aranya-journey-'));
  chmodSync(folder, 0o755);
  mkdirSync(smallPictures, { recursive: true });
  symlinkSync(smallPictures, join(folder, 'pictures'));
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
