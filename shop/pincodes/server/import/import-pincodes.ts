import { setTimeout as pause } from 'node:timers/promises';
import { isNotNull, sql } from 'drizzle-orm';
import { inTransaction } from '#platform/server/db.ts';
import type { Db } from '#platform/server/db.ts';
import { pincodes, postOffices } from '#shop/pincodes/server/tables.ts';
import type { PincodeRecord } from './pincode-record.ts';
import { readOfficialCsv } from './read-official-csv.ts';
import { readPincodeTable } from './read-pincode-table.ts';

/**
 * Fills an empty table from the shop's own file. In another table it names only the offices across a border, if none is named.
 * Processes that start together take turns. Returns the number of pincodes.
 */
export async function importPincodesOnce(db: Db): Promise<number> {
  if (await hasPincodes(db)) {
    if (!(await hasBorders(db))) await nameBorders(db, await readPincodeTable());
    return 0;
  }
  const records = await readPincodeTable();
  for (;;) {
    const written = await inTransaction(db, (tx) => importInTurn(tx, records));
    if (written !== null) return written;
    await pause(turnMs);
  }
}

/** Returns null while another process writes. A process that waited for the lock itself would run into its time-out. */
async function importInTurn(tx: Db, records: PincodeRecord[]): Promise<number | null> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('import of pincodes', 0)) as mine`,
  );
  if (!rows[0]!.mine) return null;
  return (await hasPincodes(tx)) ? 0 : importPincodes(tx, records);
}

async function hasPincodes(db: Db): Promise<boolean> {
  const [any] = await db.select({ pincode: pincodes.pincode }).from(pincodes).limit(1);
  return any !== undefined;
}

async function hasBorders(db: Db): Promise<boolean> {
  const [any] = await db
    .select({ pincode: postOffices.pincode })
    .from(postOffices)
    .where(isNotNull(postOffices.state))
    .limit(1);
  return any !== undefined;
}

/** Tables filled before November 2026 lack the states of offices. */
async function nameBorders(db: Db, records: PincodeRecord[]): Promise<void> {
  const rows = records.flatMap(({ pincode, postOffices: offices }) =>
    offices.flatMap(({ name, elsewhere }) => (elsewhere ? [{ pincode, name, ...elsewhere }] : [])),
  );
  const named = sql`unnest(
    ${array(rows.map(({ pincode }) => pincode))}::text[],
    ${array(rows.map(({ name }) => name))}::text[],
    ${array(rows.map(({ state }) => state))}::text[],
    ${array(rows.map(({ district }) => district))}::text[]
  ) as named (pincode, name, state, district)`;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      update ${postOffices} set state = named.state, district = named.district from ${named}
      where post_offices.pincode = named.pincode and lower(post_offices.name) = lower(named.name)`);
    await tx.execute(sql`
      insert into ${postOffices} (pincode, position, name, kind, block, state, district)
      select named.pincode, 1 + max(office.position), named.name, 'branch', '', named.state, named.district
      from ${named} join ${postOffices} office on office.pincode = named.pincode
      group by named.pincode, named.name, named.state, named.district
      having not bool_or(office.state is not distinct from named.state)`);
  });
}

/**
 * Updates the table from the text of the official All India Pincode Directory. Returns the number of pincodes, and of the rows that
 * name none. Throws a Refusal for another file.
 */
export async function importOfficialCsv(
  db: Db,
  { text }: { text: string },
): Promise<{ pincodes: number; rowsLeftOut: number }> {
  const { records, rowsLeftOut } = readOfficialCsv(text);
  return { pincodes: await importPincodes(db, records), rowsLeftOut };
}

/** Writes the shop's own file over the table. Returns the number of pincodes. */
export async function importOwnTable(db: Db): Promise<number> {
  return importPincodes(db, await readPincodeTable());
}

/** How long a process waits before it looks again whether another one has finished. */
const turnMs = 500;

/** Keeps each statement within the pool's time-out on a slow machine. */
const atOnce = 1_000;

/**
 * Writes records over existing ones in one transaction. A second import changes nothing. Missing pincodes and known places
 * stay. Returns the number of pincodes.
 */
export async function importPincodes(db: Db, records: PincodeRecord[]): Promise<number> {
  await inTransaction(db, async (tx) => {
    for (let from = 0; from < records.length; from += atOnce) {
      const some = records.slice(from, from + atOnce);
      await writePincodes(tx, some);
      await writePostOffices(tx, some);
    }
  });
  await db.execute(sql`analyze ${pincodes}, ${postOffices}`);
  return records.length;
}

async function writePincodes(tx: Db, records: PincodeRecord[]): Promise<void> {
  await tx.execute(sql`
    insert into ${pincodes} (pincode, district, state, latitude, longitude)
    select * from unnest(
      ${array(records.map(({ pincode }) => pincode))}::text[],
      ${array(records.map(({ district }) => district))}::text[],
      ${array(records.map(({ state }) => state))}::text[],
      ${array(records.map(({ place }) => place?.latitude ?? null))}::real[],
      ${array(records.map(({ place }) => place?.longitude ?? null))}::real[]
    )
    on conflict (pincode) do update set
      district = excluded.district,
      state = excluded.state,
      latitude = coalesce(excluded.latitude, pincodes.latitude),
      longitude = coalesce(excluded.longitude, pincodes.longitude)`);
}

async function writePostOffices(tx: Db, records: PincodeRecord[]): Promise<void> {
  const rows = records.flatMap(({ pincode, postOffices: offices }) =>
    offices.map((office, position) => ({ pincode, position, ...office })),
  );
  await tx.execute(
    sql`delete from ${postOffices} where pincode = any(${array(records.map(({ pincode }) => pincode))}::text[])`,
  );
  await tx.execute(sql`
    insert into ${postOffices} (pincode, position, name, kind, block, state, district)
    select * from unnest(
      ${array(rows.map(({ pincode }) => pincode))}::text[],
      ${array(rows.map(({ position }) => position))}::integer[],
      ${array(rows.map(({ name }) => name))}::text[],
      ${array(rows.map(({ kind }) => kind))}::text[],
      ${array(rows.map(({ block }) => block))}::text[],
      ${array(rows.map(({ elsewhere }) => elsewhere?.state ?? null))}::text[],
      ${array(rows.map(({ elsewhere }) => elsewhere?.district ?? null))}::text[]
    )`);
}

/** One parameter per column: a list would exceed the 65 535 parameters of a statement. */
function array(values: unknown[]) {
  return sql.param(values);
}
