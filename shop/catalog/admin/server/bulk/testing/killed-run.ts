import { openDatabase, patient } from '#platform/server/db.ts';
import type { ProductHooks } from '../../product-kind.ts';
import { runChange } from '../run-change.ts';
import { hooks, namesOf } from './open-imports.ts';

/** Runs a change in a process of its own. After so many rows it waits within a transaction, until a test kills it. */
const [url = '', id = '', rowsBefore = ''] = process.argv.slice(2);
const { db } = openDatabase(url, patient);
let rows = 0;
const reindex: ProductHooks['reindex'] = async (_, { ids }) => {
  rows += ids.length;
  if (rows <= Number(rowsBefore)) return;
  process.send?.('half written');
  // The channel ends with the test, and this process with the channel.
  process.channel?.ref();
  await new Promise(() => {});
};
await runChange(db, { id: Number(id), hooks: { ...hooks, reindex }, namesOf, mayChangeStock: true });
