import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { schemas, sequencesOf, type Table, tablesOf } from './tables-to-move.ts';

type Moving = {
  /** The address of the database with the rows, as a role that reads all of them. No shop may write there in the meantime. */
  from: string;
  /** The address of the role that owns the tables of the other database. It is migrated, with the queue, and holds no shop. */
  to: string;
  /** Called after each table with its name and number of rows. */
  onTable?: (table: string, rows: number) => void;
};

/**
 * Copies every row of a shop's database into another, table by table with COPY: one snapshot of the source, one transaction of the
 * target. The order of versions does not matter: PostgreSQL 18 to 15 works. Returns the number of tables and rows. Throws a
 * StartRefusal when the target holds a shop, when a table or column differs, or when a count differs. The target is then unchanged.
 */
export async function moveDatabase({ from, to, onTable = () => {} }: Moving) {
  const source = new pg.Client({ connectionString: from });
  const target = new pg.Client({ connectionString: to });
  await source.connect();
  await target.connect();
  try {
    await source.query('begin isolation level repeatable read read only');
    await target.query('begin');
    await refuseShop(target);
    await target.query('set local statement_timeout = 0; set local lock_timeout = 0');
    const tables = await tablesOfBoth(source, target);
    const restoreRules = await suspendRules(target);
    await target.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    let rows = 0;
    for (const table of tables) {
      const copied = await copyTable(table, source, target);
      rows += copied;
      onTable(table.name, copied);
    }
    await restoreRules();
    for (const { name, value, isCalled } of await sequencesOf(source))
      await target.query('select setval($1::text::regclass, $2, $3)', [name, value, isCalled]);
    await target.query('commit');
    await target.query('analyze');
    return { tables: tables.length, rows };
  } finally {
    await Promise.all([source.end(), target.end()].map((ended) => ended.catch(() => {})));
  }
}

/** A database that the migrations alone have filled may be used, so that a move that failed can be repeated. */
async function refuseShop(target: pg.Client): Promise<void> {
  await target.query('lock table products, users, orders in access exclusive mode');
  const { rows } = await target.query<{ used: boolean }>(
    `select exists(select from products) or exists(select from users) or exists(select from orders) as used`,
  );
  if (rows[0]!.used)
    throw new StartRefusal(
      'database',
      'The database at DATABASE_URL holds a shop. Create an empty database for the move.',
    );
}

async function tablesOfBoth(source: pg.Client, target: pg.Client): Promise<Table[]> {
  const [mine, theirs] = await Promise.all([tablesOf(source), tablesOf(target)]);
  const known = new Map(theirs.map(({ name, columns }) => [name, columns.join()]));
  for (const { name, columns } of mine)
    if (known.get(name) !== columns.join())
      throw new StartRefusal(
        'database',
        `The table ${name} is not the same in both databases. Start the shop once with this version, stop it, and move again.`,
      );
  return mine;
}

/** Triggers would write rows of their own, and references need an order. The references are checked when they come back. */
async function suspendRules(target: pg.Client): Promise<() => Promise<void>> {
  const { rows: references } = await target.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1)`,
    [schemas],
  );
  const { rows: triggers } = await target.query<{ table: string; name: string }>(
    `select tgrelid::regclass as table, quote_ident(tgname) as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and tgenabled = 'O' and tgparentid = 0 and relnamespace::regnamespace::text = any($1)`,
    [schemas],
  );
  for (const { drop } of references) await target.query(drop);
  for (const { table, name } of triggers) await target.query(`alter table ${table} disable trigger ${name}`);
  return async () => {
    for (const { add } of references) await target.query(add);
    for (const { table, name } of triggers) await target.query(`alter table ${table} enable trigger ${name}`);
  };
}

/** Returns the number of rows, which both sides counted. */
async function copyTable({ name, columns }: Table, source: pg.Client, target: pg.Client): Promise<number> {
  const list = columns.join(', ');
  const reading = source.query(copyTo(`copy (select ${list} from ${name}) to stdout`));
  const writing = target.query(copyFrom(`copy ${name} (${list}) from stdin`));
  await pipeline(reading, writing);
  const { rows } = await target.query<{ count: number }>(`select count(*)::int as count from ${name}`);
  const count = rows[0]!.count;
  if (reading.rowCount !== count)
    throw new StartRefusal(
      'database',
      `${name} has ${reading.rowCount} rows, and ${count} arrived. Nothing was moved.`,
    );
  return count;
}
