import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { cashDues, cashEntries, remittanceRows, remittances } from '../../../server/tables.ts';
import { refusals } from '../../remittances.ts';
import { lockBookings } from './book-remittance.ts';

type Undo = { id: number; authorId: number; now: Date };

/**
 * Takes a booked file back, by an entry against each of its own (POST /api/admin/cash/remittances/{id}/undo). The file may be sent
 * again. A second undo changes nothing. Refuses an unknown file (404), one that is not booked, and one with an order whose cash was
 * paid or settled later (409).
 */
export async function undoRemittance(db: Db, { id, authorId, now }: Undo): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockBookings(tx);
    const [file] = await tx
      .select({ state: remittances.state })
      .from(remittances)
      .where(eq(remittances.id, id))
      .for('update');
    if (!file) throw refusals.unknownFile();
    if (file.state === 'undone') return;
    if (file.state !== 'booked') throw refusals.notBooked();
    await tx.execute(sql`
      select 1 from ${cashDues} where order_id in (select order_id from ${cashEntries} where remittance_id = ${id})
      order by order_id for update`);
    const later = await findLater(tx, id);
    if (later) throw refusals.settledLater(later);
    await reverse(tx, { id, authorId });
    await tx.update(remittanceRows).set({ bookedAt: null }).where(eq(remittanceRows.remittanceId, id));
    await tx
      .update(remittances)
      .set({ state: 'undone', undoneAt: now, undoneBy: authorId })
      .where(eq(remittances.id, id));
  });
}

/** Returns an order of the file that something settled after it. A refund is the shop's own money, and a later file may be undone too. */
async function findLater(tx: Db, id: number): Promise<{ orderNumber: string; file: string | null } | null> {
  const { rows } = await tx.execute<{ order_number: string; file: string | null }>(sql`
    select due.order_number, file.name as file
    from ${cashEntries} own join ${cashEntries} later
      on later.order_id = own.order_id and later.id > own.id and later.remittance_id is distinct from own.remittance_id
    join ${cashDues} due on due.order_id = own.order_id left join ${remittances} file on file.id = later.remittance_id
    where own.remittance_id = ${id} and later.kind <> 'refunded' and later.reverses is null
      and not exists (select 1 from ${cashEntries} taken_back where taken_back.reverses = later.id)
    order by 1, later.id desc limit 1`);
  const [later] = rows;
  return later ? { orderNumber: later.order_number, file: later.file } : null;
}

async function reverse(tx: Db, { id, authorId }: Pick<Undo, 'id' | 'authorId'>): Promise<void> {
  await tx.execute(sql`
    with taken_back as (
      insert into ${cashEntries} (order_id, courier, kind, paise, remittance_id, row_number, reverses, author_id)
      select order_id, courier, kind, -paise, remittance_id, row_number, id, ${authorId} from ${cashEntries}
      where remittance_id = ${id} and reverses is null
      returning order_id, paise
    ), sums as (select order_id, sum(paise)::int as paise from taken_back group by 1)
    update ${cashDues} set open_paise = open_paise + sums.paise,
      settled_at = case when open_paise + sums.paise > 0 then null else settled_at end
    from sums where ${cashDues}.order_id = sums.order_id`);
}
