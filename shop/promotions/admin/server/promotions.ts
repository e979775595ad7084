import { randomInt } from 'node:crypto';
import { asc, desc, eq, gt, and, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  changeEntity,
  logCreation,
  logDeletion,
  readForEdit,
} from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { byteOrderMark, csvText } from '#platform/server/csv/write-csv.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { toRupees } from '#platform/money.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { codeKey, makeCode } from '../../code-key.ts';
import { refOf } from '../../promotion.ts';
import { promotionCodes, promotions, promotionUses } from '../../server/tables.ts';
import { type EditedPromotion, type ListedPromotion, refusals } from '../contract.ts';
import { newPromotion, type PromotionFields, type PromotionState, sentenceOf } from '../fields.ts';
import { promotionKind, type PromotionRow, valuesOf } from './promotion-kind.ts';

const maxListed = 200;

type Figures = Pick<ListedPromotion, 'uses' | 'customers' | 'repeated'> & { givenPaise: number };

/** What an order saves now; of free delivery, which has no line, what it saved as it was placed. */
const figuresOf = sql<Figures>`(
  select json_build_object('uses', count(*)::int, 'givenPaise', coalesce(sum(coalesce(line.paise, saved_paise)), 0)::float8,
    'customers', count(distinct orders.user_id)::int,
    'repeated', count(distinct orders.user_id) filter (where exists (
      select from orders as later where later.user_id = orders.user_id and later.placed_at > orders.placed_at and later.replaces is null))::int)
  from promotion_uses join orders on orders.id = promotion_uses.order_id
  left join lateral (select -paise as paise from order_adjustments
    where order_adjustments.order_id = orders.id and code = 'offer' and promotions.kind <> 'free_delivery') as line on true
  where promotion_uses.promotion_id = promotions.id and given_back_at is null)`;

/** Returns the newest offers with their state and what they gave away (GET /api/admin/promotions). */
export async function listPromotions(db: Db): Promise<{ promotions: ListedPromotion[] }> {
  const rows = await db
    .select({ row: promotions, figures: figuresOf })
    .from(promotions)
    .orderBy(desc(promotions.id))
    .limit(maxListed);
  const listed = [];
  for (const { row, figures } of rows)
    listed.push(toListed(row, { figures, fields: await valuesOf(db, row) }));
  return { promotions: listed };
}

function toListed(
  row: PromotionRow,
  { figures, fields }: { figures: Figures; fields: PromotionFields },
): ListedPromotion {
  const { givenPaise, ...counts } = figures;
  return {
    id: row.id,
    ref: refOf(row),
    name: row.name,
    sentence: sentenceOf(fields),
    state: stateOf(row),
    ...counts,
    given: toRupees(givenPaise),
  };
}

function stateOf({ startedAt, startsAt, endsAt, endedAt, used, maxUses }: PromotionRow): PromotionState {
  const now = new Date();
  if (startedAt === null) return 'draft';
  if (endedAt !== null || (endsAt !== null && endsAt <= now)) return 'ended';
  if (startsAt !== null && startsAt > now) return 'waits';
  return maxUses !== null && used >= maxUses ? 'used_up' : 'on';
}

/** Returns an offer with its rules and version. Refuses an unknown one (404). */
export async function readPromotion(db: Db, { id }: { id: number }): Promise<EditedPromotion> {
  const [found] = await db
    .select({ row: promotions, figures: figuresOf })
    .from(promotions)
    .where(eq(promotions.id, id));
  if (!found) throw refusals.notFound();
  const { version, value } = await readForEdit(db, promotionKind, String(id));
  const { step: _step, ...fields } = value;
  return {
    ...toListed(found.row, { ...found, fields }),
    version,
    fields,
    ownCodes: await countOwn(db, id),
    byCode: await readByCode(db, id),
  };
}

const maxCodesShown = 20;

/** Returns the uses of each code and what its orders saved as they were placed, the most used ones first. */
async function readByCode(db: Db, promotionId: number): Promise<EditedPromotion['byCode']> {
  const rows = await db
    .select({
      code: promotionCodes.code,
      uses: sql<number>`count(*)::int`,
      givenPaise: sql<number>`sum(${promotionUses.savedPaise})::float8`,
    })
    .from(promotionUses)
    .innerJoin(promotionCodes, eq(promotionCodes.id, promotionUses.codeId))
    .where(and(eq(promotionUses.promotionId, promotionId), isNull(promotionUses.givenBackAt)))
    .groupBy(promotionCodes.id)
    .orderBy(sql`2 desc`, promotionCodes.id)
    .limit(maxCodesShown);
  return rows.map(({ code, uses, givenPaise }) => ({ code, uses, given: toRupees(givenPaise) }));
}

function countOwn(db: Db, id: number): Promise<number> {
  return db.$count(
    promotionCodes,
    and(eq(promotionCodes.promotionId, id), isNotNull(promotionCodes.maxUses)),
  );
}

type Create = { copyOf: number | null; fields?: PromotionFields | undefined; by: Author };

/**
 * Stores a draft with these rules, or with those of another offer and without its codes. Returns its id. Refuses an unknown one (404) and wrong rules (400),
 * and stores nothing then.
 */
export async function createPromotion(db: Db, { copyOf, fields, by }: Create): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const row = copyOf === null ? null : await findRow(tx, copyOf);
    const { name, percent } = newPromotion;
    const rules = row && {
      ...row,
      id: undefined,
      name: `${cutText(row.name, 53)} (copy)`,
      used: 0,
      demoKey: null,
      isForNewsletter: false,
      startsAt: null,
      endsAt: null,
      startedAt: null,
      endedAt: null,
      createdAt: undefined,
    };
    const [made] = await tx
      .insert(promotions)
      .values(rules ?? { name, percent, kind: 'percent', scope: { kind: 'order' } })
      .returning({ id: promotions.id });
    const id = String(made!.id);
    await logCreation(tx, promotionKind, { id, by });
    if (fields) {
      const { version } = await readForEdit(tx, promotionKind, id);
      await changeEntity(tx, promotionKind, { id, version, fields, by });
    }
    return made!;
  });
}

async function findRow(tx: Db, id: number): Promise<PromotionRow> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.id, id));
  if (!row) throw refusals.notFound();
  return row;
}

type Save = { id: number; version: number; fields: PromotionFields; by: Author };

/** Saves the rules of a draft. Refuses wrong rules (400), an unknown offer (404), and a stale save or a started offer (409). */
export async function savePromotion(db: Db, { id, ...save }: Save): Promise<{ version: number }> {
  return changeEntity(db, promotionKind, { ...save, id: String(id) });
}

/** Starts or ends an offer. Refuses a wrong state or incomplete terms (400, 409), and a stale page (409). */
export async function stepPromotion(
  db: Db,
  { id, version, step, by }: { id: number; version: number; step: 'started' | 'ended'; by: Author },
): Promise<EditedPromotion> {
  await findRow(db, id);
  await changeEntity(db, promotionKind, { id: String(id), version, fields: { step }, by });
  return readPromotion(db, { id });
}

/** Lets an offer that is on end at another hour. Refuses an hour that is past (400), an offer that is a draft or over, and a stale page (409). */
export async function setEnd(
  db: Db,
  { id, version, endsAt, by }: { id: number; version: number; endsAt: string; by: Author },
): Promise<EditedPromotion> {
  if (stateOf(await findRow(db, id)) === 'draft') throw refusals.notStarted();
  await changeEntity(db, promotionKind, { id: String(id), version, fields: { endsAt }, by });
  return readPromotion(db, { id });
}

/** Deletes a draft. Refuses an offer that was started (409). */
export async function removePromotion(db: Db, { id, by }: { id: number; by: Author }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(promotions).where(eq(promotions.id, id)).for('update');
    if (!row) throw refusals.notFound();
    if (row.startedAt !== null) throw refusals.wasUsed();
    await logDeletion(tx, promotionKind, { id: String(id), by });
    await tx.delete(promotions).where(eq(promotions.id, id));
  });
}

/** Makes codes for one use each. Returns how many the offer has. Refuses an unknown offer (404) and one without a code (409). */
export async function makeCodes(
  db: Db,
  { id, count }: { id: number; count: number },
): Promise<{ ownCodes: number }> {
  return inTransaction(db, async (tx) => {
    const { needsCode } = await findRow(tx, id);
    if (!needsCode) throw refusals.wrong('needsCode', 'Please save first that the offer needs a code');
    const made = Array.from({ length: count }, () => makeCode((below) => randomInt(below)));
    await tx
      .insert(promotionCodes)
      .values(made.map((code) => ({ promotionId: id, code, key: codeKey(code), maxUses: 1 })));
    return { ownCodes: await countOwn(tx, id) };
  });
}

const pageSize = 1_000;

/** Writes the codes of an offer with their uses as CSV. Refuses an unknown offer (404). */
export async function writeCodes(db: Db, { id }: { id: number }): Promise<AsyncGenerator<string>> {
  await findRow(db, id);
  return pagesOf(db, id);
}

async function* pagesOf(db: Db, promotionId: number): AsyncGenerator<string> {
  yield byteOrderMark + csvText([['Code', 'Uses', 'At most']]);
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(promotionCodes)
      .where(and(eq(promotionCodes.promotionId, promotionId), gt(promotionCodes.id, after)))
      .orderBy(asc(promotionCodes.id))
      .limit(pageSize);
    if (rows.length > 0)
      yield csvText(
        rows.map(({ code, used, maxUses }) => [code, String(used), maxUses === null ? '' : String(maxUses)]),
      );
    if (rows.length < pageSize) return;
    after = rows.at(-1)!.id;
  }
}
