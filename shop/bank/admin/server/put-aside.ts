import { eq, inArray } from 'drizzle-orm';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees, toRupees } from '#platform/money.ts';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { sideOf } from '../../bank.ts';
import { refusals } from '../../refusals.ts';
import { isAside } from '../../server/arrived-credits.ts';
import { undoMatch } from '../../server/match-row.ts';
import { lockBank, lockRow } from '../../server/take-statement.ts';
import { bankMatches, bankRows } from '../../server/tables.ts';

type By = Author & { userId: number };

/** A row of the bank, as the change log knows it. It is put aside and taken back on the page of the bank, where its match notes who did it. */
export const bankRowKind: EntityKind<{ aside: boolean }> = {
  name: 'bank-row',
  label: 'Row of the bank',
  roles: [],
  fields: { aside: { label: 'Not money of the shop', isFinal: true } },
  async read(db, id) {
    const [row] = await db
      .select({ aside: isAside.mapWith(Boolean) })
      .from(bankRows)
      .where(eq(bankRows.id, Number(id)));
    return row ?? null;
  },
  write: () => Promise.reject(new Error('Credits are put aside on the page of the bank alone.')),
  async names(db, ids) {
    const rows = await db
      .select()
      .from(bankRows)
      .where(inArray(bankRows.id, ids.map(Number)));
    return new Map(
      rows.map(({ id, day, paise }) => [`${id}`, `${formatRupees(toRupees(paise))}, ${formatDay(day)}`]),
    );
  },
};

/**
 * Puts an open row aside as no money of the shop (POST /api/admin/bank/rows/{id}/aside). It counts as unmatched no longer. Refuses an
 * unknown row (404), and one that is matched or taken back (409).
 */
export async function putAside(db: Db, { id, by }: { id: number; by: By }): Promise<void> {
  await logWork(db, bankRowKind, { id: `${id}`, by }, async (tx) => {
    await lockBank(tx);
    const { state, paise } = await lockRow(tx, id);
    const side = sideOf(paise);
    if (state !== side.open) throw refusals.notOpen();
    const nothing = { label: '', link: '' };
    const match = {
      rowId: id,
      kind: 'aside',
      target: `${id}`,
      cause: 'person',
      authorId: by.userId,
    } as const;
    await tx.insert(bankMatches).values({ ...match, ...nothing });
    // The narration stays, since the row may be open again.
    await tx.update(bankRows).set({ state: side.matched }).where(eq(bankRows.id, id));
  });
}

/**
 * Undoes a match, or takes a row back that was put aside, which the change log notes. Returns the id of the row. Refuses an unknown match
 * (404), and one that was undone (409).
 */
export async function undoAnyMatch(db: Db, { id, by }: { id: number; by: By }): Promise<number> {
  const [match] = await db.select().from(bankMatches).where(eq(bankMatches.id, id));
  if (match?.kind !== 'aside') return undoMatch(db, { id, authorId: by.userId });
  await logWork(db, bankRowKind, { id: `${match.rowId}`, by }, async (tx) => {
    await undoMatch(tx, { id, authorId: by.userId });
  });
  return match.rowId;
}
