import { and, eq } from 'drizzle-orm';
import { lockEntity, logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { daySeconds, readIndianTime } from '#platform/india-time.ts';
import { contentEntries, contentMoves, contentVersions } from '../../server/tables.ts';
import { type ContentKind, isKeyOf, kindOf } from '../../kinds/kinds.ts';
import type { Finding } from '../texts.ts';
import { refusals } from '../refusals.ts';
import { contentKind, showNext, showVersion } from './content-kind.ts';
import { deleteVersion } from './pictures/note-pictures.ts';
import { type EntryName, findEntry, lockEntry, raiseContent, raiseEntry } from './find-entry.ts';
import { refuseStale, writeDraft } from './save-draft.ts';

/** Reads what stands in the way of a publication. */
export type Gate = (db: Db, text: { kind: ContentKind; key: string; data: unknown }) => Promise<Finding[]>;

type Publish = EntryName & {
  revision: number;
  /** Indian time, or null for now. */
  at: string | null;
  reason: string;
  by: Author;
  isOwner: boolean;
  /** Published in a shop with its demo on. */
  isDemo: boolean;
};

/**
 * Publishes the draft of a text, now or at an hour. Throws `no_draft`, `changed_meanwhile`, `wrong_hour`, `gaps`, `reason_needed` for warnings
 * without a reason, and `owner_only` when words that may be a claim need the reason of the owner.
 */
export async function publishDraft(
  db: Db,
  { kind, key, revision, at, reason, by, isOwner, isDemo }: Publish,
  gate: Gate,
): Promise<void> {
  const publishAt = at === null ? null : readHour(at);
  await inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, { kind, key });
    const { draft } = entry;
    if (!draft) throw refusals.nothingToPublish();
    await refuseStale(tx, entry, { kind, revision, by });
    refuseFindings(await gate(tx, { kind, key, data: draft.data }), { reason, isOwner });
    await logWork(tx, contentKind, { id: String(entry.id), by }, async (inside) => {
      // The draft comes from the version that waits, so the newer one takes its place.
      if (entry.scheduled) await deleteVersion(inside, entry.scheduled);
      if (publishAt === null) return showNext(inside, entry.id, { id: draft.id, reason, isDemo });
      await inside
        .update(contentVersions)
        .set({ state: 'scheduled', publishAt, scheduledBy: by.userId, reason, isDemo, problem: '' })
        .where(eq(contentVersions.id, draft.id));
      await raiseEntry(inside, entry.id);
    });
  });
}

/** Reads an hour of India that lies ahead, within a year. Refuses others (400). */
export function readHour(at: string): Date {
  const moment = readIndianTime(at);
  const ahead = moment ? (moment.getTime() - Date.now()) / 1_000 : -1;
  if (!moment || ahead <= 0 || ahead > 366 * daySeconds) throw refusals.wrongHour();
  return moment;
}

/** Refuses gaps, warnings without a reason (422), and a possible claim or a foreign way whose reason is not the owner's (403). */
export function refuseFindings(
  findings: Finding[],
  { reason, isOwner }: { reason: string; isOwner: boolean },
): void {
  if (findings.some(({ level }) => level === 'gap')) throw refusals.gaps(findings);
  if (findings.length === 0) return;
  if (reason === '') throw refusals.warnings(findings);
  if (!isOwner && findings.some(({ about }) => about === 'claim' || about === 'foreign'))
    throw refusals.ownerAlone();
}

/** Takes the published version back. Its words become the draft when there is none. Refuses a stale revision (409). */
export async function withdraw(
  db: Db,
  { revision, by, ...name }: EntryName & { revision: number; by: Author },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, name);
    const { published, draft } = entry;
    if (!published) return;
    await refuseStale(tx, entry, { kind: name.kind, revision, by });
    await logWork(tx, contentKind, { id: String(entry.id), by }, async (inside) => {
      if (!draft) await writeDraft(inside, entry, { data: published.data, by });
      await showVersion(inside, entry.id, null);
    });
  });
}

/** Makes a published version the draft. Refuses a version of another text (404) and a stale revision (409). */
export async function bringBack(
  db: Db,
  { revision, version, by, ...name }: EntryName & { revision: number; version: number; by: Author },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, name);
    const [former] = await tx
      .select({ data: contentVersions.data, number: contentVersions.number })
      .from(contentVersions)
      .where(and(eq(contentVersions.id, version), eq(contentVersions.entryId, entry.id)));
    if (!former?.number) throw refusals.versionNotFound();
    await refuseStale(tx, entry, { kind: name.kind, revision, by });
    await writeDraft(tx, entry, { data: former.data, by });
    await raiseEntry(tx, entry.id);
  });
}

/**
 * Gives an article or a page another address. The former one leads there from then on, also after further moves. Refuses a fixed address and
 * a wrong form (400), a taken one and a stale revision (409).
 */
export async function moveEntry(
  db: Db,
  { revision, to, by, ...name }: EntryName & { revision: number; to: string; by: Author },
): Promise<void> {
  const { fixed, ownKeys } = kindOf(name.kind);
  if (!ownKeys || Object.hasOwn(fixed, name.key)) throw refusals.fixedAddress();
  if (!isKeyOf(name.kind, to) || Object.hasOwn(fixed, to)) throw refusals.wrong({ to: ownKeys.help });
  await inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, name);
    await refuseStale(tx, entry, { kind: name.kind, revision, by });
    if (await findEntry(tx, { kind: name.kind, key: to })) throw refusals.takenAddress();
    const id = String(entry.id);
    await lockEntity(tx, contentKind, id);
    await logWork(tx, contentKind, { id, by }, async (inside) => {
      const moves = { kind: name.kind, key: name.key, entryId: entry.id };
      // An entry may return to a former address, which leads nowhere else then.
      const own = and(
        eq(contentMoves.kind, name.kind),
        eq(contentMoves.key, to),
        eq(contentMoves.entryId, entry.id),
      );
      await inside.delete(contentMoves).where(own);
      const isTaken = await inside.$count(
        contentMoves,
        and(eq(contentMoves.kind, name.kind), eq(contentMoves.key, to)),
      );
      if (isTaken > 0) throw refusals.takenAddress();
      if (entry.published) await inside.insert(contentMoves).values(moves).onConflictDoNothing();
      await inside.update(contentEntries).set({ key: to }).where(eq(contentEntries.id, entry.id));
      await raiseEntry(inside, entry.id);
      await raiseContent(inside);
    });
  });
}
