import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { formatMoment, readIndianTime, toIndianTime } from '#platform/india-time.ts';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { formatRupees, toPaise, toRupees } from '#platform/money.ts';
import { offerKinds, type OfferKind, offerScopes } from '#shop/pricing/offers/offer-terms.ts';
import { codeKey } from '../../code-key.ts';
import { promotionCodes, promotions, promotionUses } from '../../server/tables.ts';
import { refusals } from '../contract.ts';
import type { PromotionFields } from '../fields.ts';
import { checkName } from './check-name.ts';
import { namesOfScope, readScope } from './read-scope.ts';

export type PromotionRow = typeof promotions.$inferSelect;
type Step = 'draft' | 'started' | 'ended';
export type PromotionValues = PromotionFields & { step: Step };

const stepLabels: Record<Step, string> = { draft: 'Draft', started: 'Started', ended: 'Ended' };
const yesNo = (value: unknown) => (value ? 'yes' : 'no');
const anyOr = (value: unknown) => (value === 0 ? 'any' : String(value));
const hourOrNone = (value: unknown) => (value ? formatMoment(readIndianTime(value as string)!) : 'none');

/** An offer as the change log knows it. The undo of a start makes an unused offer a draft again. */
export const promotionKind: EntityKind<PromotionValues> = {
  name: 'promotion',
  label: 'Offer',
  roles: [],
  needsFreshFactor: true,
  fields: {
    name: { label: 'Name' },
    kind: { label: 'Kind', show: (kind) => offerKinds[kind as OfferKind] },
    percent: { label: 'Percent' },
    amount: { label: 'Rupees', show: (rupees) => formatRupees(rupees as number) },
    buy: { label: 'Buy' },
    get: { label: 'Get' },
    scope: { label: 'On', show: (scope) => offerScopes[scope as keyof typeof offerScopes] },
    names: { label: 'Goods' },
    from: { label: 'From', show: (rupees) => formatRupees(rupees as number) },
    isFirstOrder: { label: 'First order only', show: yesNo },
    perCustomer: { label: 'Times a customer', show: anyOr },
    maxUses: { label: 'Times in all', show: anyOr },
    needsCode: { label: 'With a code', show: yesNo },
    isForNewsletter: { label: 'For new newsletter subscribers', show: yesNo },
    code: { label: 'Code' },
    startsAt: { label: 'From the hour', show: hourOrNone },
    endsAt: { label: 'Until the hour', show: hourOrNone },
    step: { label: 'State', show: (step) => stepLabels[step as Step] },
  },
  read,
  write,
  async names(db, ids) {
    const rows = await db
      .select({ id: promotions.id, name: promotions.name })
      .from(promotions)
      .where(inArray(promotions.id, ids.map(Number)));
    return new Map(rows.map(({ id, name }) => [String(id), name]));
  },
};

async function read(db: Db, id: string): Promise<PromotionValues | null> {
  const [row] = await db
    .select()
    .from(promotions)
    .where(eq(promotions.id, Number(id)));
  return row ? valuesOf(db, row) : null;
}

/** Returns the fields of the form. A kind without an amount keeps that of a new draft. */
export async function valuesOf(db: Db, row: PromotionRow): Promise<PromotionValues> {
  const { name, kind, percent, paise, buy, get, scope, fromPaise, isFirstOrder, needsCode } = row;
  const hour = (moment: Date | null) => (moment ? toIndianTime(moment).slice(0, 16) : '');
  const [own] = await db
    .select({ code: promotionCodes.code })
    .from(promotionCodes)
    .where(and(eq(promotionCodes.promotionId, row.id), isNull(promotionCodes.maxUses)))
    .orderBy(asc(promotionCodes.id))
    .limit(1);
  return {
    name,
    kind,
    percent: percent ?? 10,
    amount: toRupees(paise ?? 50_00),
    buy: buy ?? 1,
    get: get ?? 1,
    scope: scope.kind,
    names: await namesOfScope(db, scope),
    from: toRupees(fromPaise),
    isFirstOrder,
    perCustomer: row.perCustomer ?? 0,
    maxUses: row.maxUses ?? 0,
    needsCode,
    isForNewsletter: row.isForNewsletter,
    code: own?.code ?? '',
    startsAt: hour(row.startsAt),
    endsAt: hour(row.endsAt),
    step: stepOf(row),
  };
}

export function stepOf({ startedAt, endedAt }: Pick<PromotionRow, 'startedAt' | 'endedAt'>): Step {
  if (startedAt === null) return 'draft';
  return endedAt === null ? 'started' : 'ended';
}

/** The rules of an offer that was started stay, but for its end. */
async function write(tx: Db, id: string, { step, ...fields }: Partial<PromotionValues>): Promise<void> {
  const [row] = await tx
    .select()
    .from(promotions)
    .where(eq(promotions.id, Number(id)))
    .for('update');
  if (!row) throw refusals.notFound();
  if (Object.keys(fields).length > 0) await writeRules(tx, row, fields);
  if (step !== undefined) await writeStep(tx, row, step);
}

async function writeRules(tx: Db, row: PromotionRow, changed: Partial<PromotionFields>): Promise<void> {
  if (stepOf(row) !== 'draft') {
    const { endsAt: end, ...others } = changed;
    if (end === undefined || Object.keys(others).length > 0) throw refusals.notDraft();
    return writeEnd(tx, row, end);
  }
  const { step: _step, ...before } = await valuesOf(tx, row);
  const fields = { ...before, ...changed };
  const { kind, needsCode } = fields;
  if (kind === 'rupees' && fields.amount === 0)
    throw refusals.wrong('amount', 'Please enter how many rupees are off');
  await checkName(tx, fields);
  const moment = (text: string) => (text === '' ? null : readIndianTime(text));
  const [startsAt, endsAt] = [moment(fields.startsAt), moment(fields.endsAt)];
  if (startsAt && endsAt && endsAt <= startsAt)
    throw refusals.wrong('endsAt', 'The end is before the beginning');
  await tx
    .update(promotions)
    .set({
      name: fields.name,
      kind,
      percent: kind === 'percent' ? fields.percent : null,
      paise: kind === 'rupees' ? toPaise(fields.amount) : null,
      buy: kind === 'buy_get' ? fields.buy : null,
      get: kind === 'buy_get' ? fields.get : null,
      scope: await readScope(tx, fields),
      fromPaise: toPaise(fields.from),
      isFirstOrder: fields.isFirstOrder,
      perCustomer: fields.perCustomer || null,
      maxUses: fields.maxUses || null,
      needsCode,
      isForNewsletter: needsCode && fields.isForNewsletter,
      startsAt,
      endsAt,
    })
    .where(eq(promotions.id, row.id));
  if (changed.code !== undefined || changed.needsCode !== undefined)
    await writeCode(tx, row.id, needsCode ? fields.code : '');
}

/** A started offer ends earlier or later, and nothing else of it changes. An offer that is over stays over. */
async function writeEnd(tx: Db, row: PromotionRow, end: string): Promise<void> {
  const now = new Date();
  if (stepOf(row) === 'ended' || (row.endsAt && row.endsAt <= now)) throw refusals.isOver();
  const endsAt = end === '' ? null : readIndianTime(end);
  if (endsAt && (endsAt <= now || (row.startsAt && endsAt <= row.startsAt)))
    throw refusals.wrong('endsAt', 'Please choose an hour that lies ahead, or end the offer now');
  await tx.update(promotions).set({ endsAt }).where(eq(promotions.id, row.id));
}

async function writeCode(tx: Db, promotionId: number, code: string): Promise<void> {
  const own = and(eq(promotionCodes.promotionId, promotionId), isNull(promotionCodes.maxUses));
  await tx.delete(promotionCodes).where(own);
  if (code === '') return;
  const key = codeKey(code);
  if (key === '') throw refusals.wrong('code', 'A code has 3 to 24 letters and digits');
  const made = await tx
    .insert(promotionCodes)
    .values({ promotionId, code: code.toUpperCase(), key })
    .onConflictDoNothing({ target: promotionCodes.key })
    .returning({ id: promotionCodes.id });
  if (made.length === 0) throw refusals.codeTaken();
}

const maxStarted = 200;

async function writeStep(tx: Db, row: PromotionRow, step: Step): Promise<void> {
  if (step === 'draft') {
    const uses = await tx.$count(promotionUses, eq(promotionUses.promotionId, row.id));
    if (uses > 0) throw refusals.wasUsed();
  }
  if (step === 'started') await refuseStart(tx, row);
  const now = sql`now()`;
  const set = {
    draft: { startedAt: null, endedAt: null },
    started: { startedAt: row.startedAt ?? now, endedAt: null },
    ended: { endedAt: now },
  };
  if (step === 'ended' && row.startedAt === null) throw refusals.notFound();
  await tx.update(promotions).set(set[step]).where(eq(promotions.id, row.id));
}

async function refuseStart(tx: Db, row: PromotionRow): Promise<void> {
  const { id, endsAt, isForNewsletter } = row;
  const needsCode = row.needsCode && !isForNewsletter;
  if (endsAt && endsAt <= new Date()) throw refusals.isOver();
  if (needsCode && (await tx.$count(promotionCodes, eq(promotionCodes.promotionId, id))) === 0)
    throw refusals.wrong('code', 'Please give the offer a code first');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('started offers', 0))`);
  const others = await tx.$count(
    promotions,
    and(
      ne(promotions.id, id),
      sql`started_at is not null and coalesce(least(ends_at, ended_at) > now(), true)`,
    ),
  );
  if (others >= maxStarted) throw refusals.tooMany();
}
