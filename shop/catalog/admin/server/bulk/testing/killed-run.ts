import { openDatabase } from '#platform/server/db.ts';
import { runChange } from '../run-change.ts';
import { hooks, namesOf } from './open-imports.ts';

/** Runs a change in a process of its own, which a test kills. */
const [url = '', id = ''] = process.argv.slice(2);
const { db } = openDatabase(url);
await runChange(db, { id: Number(id), hooks, namesOf });
