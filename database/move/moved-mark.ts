import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf, formatDay } from '#platform/india-time.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';

const markIn = (root: string) => join(root, 'moved');

/** Keeps a shop from starting on rows that moved elsewhere. `root` is the folder of the embedded database. */
export function markAsMoved(root: string, moment: Date): void {
  writeFileSync(markIn(root), dayOf(moment));
}

/** Throws a StartRefusal when the rows of the folder moved to another database. */
export function refuseMoved(root: string): void {
  const mark = markIn(root);
  if (!existsSync(mark)) return;
  const day = formatDay(readFileSync(mark, 'utf8').trim());
  throw new StartRefusal(
    'moved',
    `The database of this shop moved to another PostgreSQL on ${day}. Set DATABASE_URL. To go back to the rows of that day, remove ${mark}.`,
  );
}
