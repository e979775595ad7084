import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { partBytes } from '#platform/file-parts.ts';
import type { Mapping } from '../../../bulk/bulk-change.ts';
import type { GroupHooks } from '../../groups/group-kind.ts';
import { type ProductHooks, productKind } from '../../product-kind.ts';
import { bulkChanges, bulkRows } from '../../tables.ts';
import { showChange } from '../show-change.ts';
import { checkFile } from '../../import/check-file.ts';
import { runChange } from '../run-change.ts';
import { checkChange, startChange, undoChange } from '../change-controls.ts';
import { undoBulkChange } from '../undo-change.ts';
import { announceFile, inspectUpload, savePart } from '../../import/upload-file.ts';

const taxed = { rate: '5 %', why: '', choices: [], coming: null, warning: '', problem: null };
export const hooks = {
  reindex: () => Promise.resolve(),
  countRating: () => Promise.resolve(),
  readTaxRates: () => Promise.resolve(() => taxed),
};
export const kind = productKind(hooks);
export const namesOf = () => Promise.resolve(new Map([[2, 'Asha']]));

type Hooks = ProductHooks & GroupHooks;

/** Imports files as staff do, with the jobs called directly. */
export function openImports(
  db: Db,
  userId = 1,
  {
    mayChangeStock = true,
    maySeeCosts = false,
    hooks: used = hooks,
  }: { mayChangeStock?: boolean; maySeeCosts?: boolean; hooks?: Hooks } = {},
) {
  const find = (id: number) => showChange(db, { id, userId });

  async function upload(content: string | Buffer, name = 'products.csv'): Promise<number> {
    const bytes = Buffer.from(content as string);
    const id = await announceFile(db, { userId, name, bytes: bytes.length });
    for (let number = 0; number * partBytes < bytes.length; number += 1) {
      const part = bytes.subarray(number * partBytes, (number + 1) * partBytes);
      await savePart(db, { userId, id, number, content: part });
    }
    return id;
  }

  async function look(content: string | Buffer) {
    const id = await upload(content);
    await inspectUpload(db, { userId, id });
    return find(id);
  }

  /** Uploads and checks a file with the suggested mapping, changed by `given`. Returns the rows too. */
  async function check(content: string | Buffer, given: Partial<Mapping> = {}) {
    const { id, mapping } = await look(content);
    await checkChange(db, { id, userId, mapping: { ...mapping!, ...given } });
    await checkFile(db, { id, kind: productKind(used), hooks: used, mayChangeStock, maySeeCosts });
    return { ...(await find(id)), list: await rowsOf(id) };
  }

  const rowsOf = (id: number) =>
    db.select().from(bulkRows).where(eq(bulkRows.changeId, id)).orderBy(bulkRows.number);

  async function run(id: number) {
    await startChange(db, { id, userId });
    await runChange(db, { id, hooks: used, namesOf, mayChangeStock, maySeeCosts });
    return find(id);
  }

  async function undo(id: number) {
    await undoChange(db, { id, userId });
    await undoBulkChange(db, { id, hooks: used, namesOf, mayChangeStock, maySeeCosts });
    return find(id);
  }

  const stored = async (id: number) =>
    (await db.select().from(bulkChanges).where(eq(bulkChanges.id, id)))[0]!;
  return { upload, look, check, run, undo, find, rowsOf, stored };
}
