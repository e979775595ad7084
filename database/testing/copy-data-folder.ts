import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '../embedded/open-folder.ts';
import { startEmbeddedPostgres } from '../embedded.ts';
import { migrateDatabase } from '../migrate.ts';

/** An empty database as a first start leaves it, or one that also has the tables of a shop. */
type Contents = 'empty' | 'migrated';

const root = join(import.meta.dirname, '..', '..');
/** Files that a first start and the migrations read. */
const sources = {
  empty: 'package-lock.json database/embedded.ts database/embedded/**/*.ts',
  migrated: 'database/migrate.ts database/roles/*.ts database/migrations/*.sql',
};

/**
 * Puts a stopped database into `dataDir` in a tenth of the time of a first start. For tests that are not about the creation of a
 * database. The folder is prepared once and lies in `.cache` until its sources change.
 */
export async function copyDataFolder(dataDir: string, contents: Contents = 'empty'): Promise<void> {
  const prepared = join(root, '.cache', `data-folder-${contents}-${fingerprintOf(contents)}`);
  if (!existsSync(prepared)) await prepare(prepared, contents);
  copyDatabase(prepared, dataDir);
}

/** Copies the stopped database of one data folder into another. The copy finds a port of its own. */
export function copyDatabase(from: string, to: string): void {
  const [source, target] = [from, to].map((folder) => openFolder(folder).root) as [string, string];
  execFileSync('cp', ['-a', `${source}/.`, target]);
  for (const file of ['port', 'log']) rmSync(join(target, file), { force: true });
}

/** Another test may prepare the same folder at the same time. The first one is kept. */
async function prepare(prepared: string, contents: Contents): Promise<void> {
  const dataDir = `${prepared}-${randomBytes(4).toString('hex')}`;
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  if (contents === 'migrated') await migrateDatabase(postgres.shopUrl, { owner: postgres.ownerUrl });
  await postgres.stop();
  try {
    renameSync(dataDir, prepared);
  } catch (error) {
    if (!existsSync(prepared)) throw error;
    rmSync(dataDir, { recursive: true });
  }
}

function fingerprintOf(contents: Contents): string {
  const hash = createHash('sha256');
  const patterns = contents === 'empty' ? sources.empty : `${sources.empty} ${sources.migrated}`;
  for (const file of globSync(patterns.split(' '), { cwd: root }).toSorted())
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
