import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

const { db } = await testDatabase();

/** An invitation and an hour of publication end with their author, and a file under way with its day. */
const elsewhere = new Set([
  'content_versions.scheduled_by',
  'month_zips.author_id',
  'staff_invitations.invited_by',
]);

it('stores the name of the time beside each author, by a trigger', async () => {
  const { rows: ids } = await db.execute<{ id: string }>(`
    select table_name || '.' || column_name as id from information_schema.columns
    where table_schema = 'public' and data_type = 'integer'
      and (column_name ~ '_by$' or column_name = 'author_id'
        or (column_name = 'user_id' and table_name ~ '(look|link)s$'))`);
  const { rows: named } = await db.execute<{ id: string }>(`
    select event_object_table || '.' || split_part(action_statement, '''', 2) as id
    from information_schema.triggers where action_statement like '%name_author(%' and event_manipulation = 'INSERT'`);
  const authors = ids.map(({ id }) => id).filter((id) => !elsewhere.has(id));
  expect(authors.length).toBeGreaterThan(15);
  expect(named.map(({ id }) => id).toSorted()).toEqual(authors.toSorted());
});
