import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase, patient } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { createLog } from '#platform/server/log.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { hasDatabase, openFolder } from './embedded/open-folder.ts';
import { checkInvariants, reportOf } from './invariants/check-invariants.ts';
import { migrateDatabase } from './migrate.ts';
import { markAsMoved } from './move/moved-mark.ts';
import { moveDatabase } from './move/move-database.ts';
import { noShopIn } from './shop-database.ts';

// npm run move-database: copies the embedded database of DATA_DIR to DATABASE_URL, where no shop is yet. The shop is stopped in the meantime.

if (existsSync('.env')) process.loadEnvFile('.env');

let isMoved = false;

try {
  await move();
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${isMoved ? 'The rows moved, but' : 'Nothing was moved:'} ${error.message}\n`);
  process.exitCode = 1;
}

async function move(): Promise<void> {
  const config = readConfig(process.env);
  const {
    DATABASE_URL,
    DATABASE_DIRECT_URL: url = DATABASE_URL,
    DATABASE_OWNER_URL: owner = url,
    DATA_DIR,
  } = config;
  if (!url || !owner) throw new StartRefusal('setting', 'Set DATABASE_URL to an empty database.');
  if (!hasDatabase(DATA_DIR)) throw noShopIn(resolve(DATA_DIR));
  const log = createLog('error', { write: (line) => void process.stderr.write(line) });
  const embedded = await startEmbeddedPostgres({ dataDir: DATA_DIR });
  try {
    await migrateDatabase(embedded.shopUrl, { owner: embedded.ownerUrl });
    await migrateDatabase(url, { owner });
    for (const one of [embedded.shopUrl, url]) await (await openQueue(one, log, { runs: false })).close();
    await requireInvariants(embedded.shopUrl, 'before the move');
    const onTable = (table: string, rows: number) => (rows > 0 ? say(`${table}: ${rows}`) : undefined);
    const { tables, rows } = await moveDatabase({ from: embedded.adminUrl, to: owner, onTable });
    // At once, since two shops must never sell from the same stock.
    markAsMoved(openFolder(DATA_DIR).root, new Date());
    isMoved = true;
    await requireInvariants(url, 'after the move');
    say(`Moved ${rows} rows of ${tables} tables. Start the shop with this DATABASE_URL.`);
    say(`The folder ${DATA_DIR} keeps the old database, its pictures and the key of the server.`);
  } finally {
    await embedded.stop();
  }

  async function requireInvariants(of: string, when: string): Promise<void> {
    const { db, close } = openDatabase(of, { max: 2, ...patient });
    const broken = await checkInvariants(db, { store: pictureStore(config) }).finally(close);
    if (broken.length > 0)
      throw new StartRefusal('invariants', `an invariant is broken ${when}.\n${reportOf(broken)}`);
    say(`All invariants hold ${when}.`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
