import { eq } from 'drizzle-orm';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { nameless } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { type ContentKind, kindOf } from '../../kinds/kinds.ts';
import { showsSection } from '../../home-words.ts';
import { contentKinds } from '../../kinds/names.ts';
import { pagePath } from '../../kinds/page-path.ts';
import { editableLinks } from '../../navigation.ts';
import type { PublishedContent } from '../../published.ts';
import { contentEntries, contentVersions } from '../../server/tables.ts';
import type { ContentEntry, FormValue, ListedContent } from '../texts.ts';
import { refusals } from '../refusals.ts';
import { templateOf } from '../../server/templates.ts';
import { listVersions } from './content-kind.ts';
import { type EntryName, findEntry, type StoredEntry } from './find-entry.ts';
import { fieldsOf, toForm } from './form.ts';
import { findLeftOut, type FindGoneProducts } from './products-in-texts.ts';
import { lastAuthorOf } from './save-draft.ts';

/** A colleague who saved within this time may still write. */
const writesForSeconds = 600;

type Shop = {
  content: PublishedContent;
  by: Author;
  /** Whether an address leads to a page of the shop. */
  isLive: (path: string) => boolean;
};

/** Lists every text of the shop by kind: texts with a fixed address, texts of the demo, and texts that staff added. */
export async function listContent(
  db: Db,
  { content, findGone }: Pick<Shop, 'content'> & { findGone: FindGoneProducts },
) {
  const leftOut = await findLeftOut(db, content, findGone);
  const rows = await db
    .select({
      kind: contentEntries.kind,
      key: contentEntries.key,
      state: contentVersions.state,
      data: contentVersions.data,
      publishAt: contentVersions.publishAt,
      problem: contentVersions.problem,
      savedAt: contentVersions.savedAt,
      authorName: contentVersions.authorName,
    })
    .from(contentEntries)
    .innerJoin(contentVersions, eq(contentVersions.entryId, contentEntries.id))
    .orderBy(contentVersions.savedAt);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return {
    kinds: contentKinds.map((kind) => {
      const { label, fixed, ownKeys } = kindOf(kind);
      const own = Map.groupBy(byKind.get(kind) ?? [], ({ key }) => key);
      const keys = new Set([
        ...Object.keys(fixed),
        ...own.keys(),
        ...content.list(kind).map(({ key }) => key),
      ]);
      return {
        kind,
        label,
        newKey: ownKeys?.help ?? null,
        entries: [...keys].map((key) =>
          Object.assign(listed(content, { kind, key }, own.get(key) ?? []), {
            leftOut: leftOut({ kind, key }),
          }),
        ),
      };
    }),
  };
}

type Listed = Pick<
  typeof contentVersions.$inferSelect,
  'state' | 'data' | 'publishAt' | 'problem' | 'savedAt' | 'authorName'
>;

function listed(
  content: PublishedContent,
  { kind, key }: EntryName,
  versions: readonly Listed[],
): ListedContent {
  const shown = content.find(kind, key);
  const draft = versions.find(({ state }) => state === 'draft');
  const scheduled = versions.find(({ state }) => state === 'scheduled');
  const living = draft ?? scheduled ?? versions.find(({ state }) => state === 'published');
  const newest = living ?? versions.at(-1);
  return {
    kind,
    key,
    title: titleOf({ kind, key }, shown?.data ?? newest?.data),
    path: pagePath(kind, key),
    shown: shown ? (shown.number === null ? 'template' : 'own') : 'nothing',
    hasDraft: draft !== undefined,
    publishAt: scheduled?.publishAt?.toISOString() ?? null,
    problem: draft?.problem ?? '',
    changedAt: newest?.savedAt.toISOString() ?? null,
    changedBy: newest?.authorName ?? '',
  };
}

/** Returns how staff name a text. */
export function titleOf({ kind, key }: EntryName, data: unknown): string {
  const { fixed, titleField } = kindOf(kind);
  const title = titleField && (data as Record<string, unknown> | undefined)?.[titleField];
  return (typeof title === 'string' && title) || fixed[key] || key;
}

/** Returns a text for its editor: the draft, else the scheduled version, else the published one, else a template. */
export async function readContent(
  db: Db,
  { kind, key }: EntryName,
  { content, by, isLive }: Shop,
): Promise<ContentEntry> {
  const entry = await findEntry(db, { kind, key });
  const living = [entry?.draft, entry?.scheduled, entry?.published].filter((one) => one !== undefined);
  const former = entry ? await listVersions(db, entry.id) : [];
  const { label, fields, fixed, ownKeys } = kindOf(kind);
  const start =
    living[0]?.data ?? usualLinksOf(kind, isLive) ?? content.find(kind, key)?.data ?? templateOf(kind);
  return {
    ...listed(content, { kind, key }, living.length > 0 ? living : former.slice(0, 1)),
    kindLabel: label,
    fields: fieldsOf(fields),
    form: toForm(kind, start),
    revision: entry?.revision ?? 0,
    versions: await Promise.all(
      former.map(async ({ id, number, state, publishedAt, authorId, authorName, reason }) => ({
        id,
        number: number!,
        isShown: state === 'published',
        publishedAt: publishedAt!.toISOString(),
        by:
          authorId === null
            ? nameless({ authorName, byCustomer: false })
            : nameAtTheTime(authorName, undefined),
        reason,
      })),
    ),
    other: await otherEditor(db, entry, by),
    hasOwnAddress: ownKeys !== undefined && !Object.hasOwn(fixed, key) && entry !== null,
    isHidden: kind === 'carousel' && !showsSection(content, 'offers'),
  };
}

function usualLinksOf(kind: ContentKind, isLive: Shop['isLive']) {
  return kind === 'navigation' || kind === 'footer' ? editableLinks(kind, isLive) : undefined;
}

async function otherEditor(db: Db, entry: StoredEntry | null, by: Author): Promise<ContentEntry['other']> {
  const draft = entry?.draft;
  if (!draft || draft.authorId === by.userId) return null;
  const { who: name, secondsAgo } = await lastAuthorOf(db, draft, by);
  return secondsAgo > writesForSeconds ? null : { name, secondsAgo };
}

/** Returns a published version of any text. Refuses an unknown one (404). */
export async function readVersion(db: Db, id: number): Promise<{ number: number; form: FormValue }> {
  const [version] = await db
    .select({ kind: contentEntries.kind, data: contentVersions.data, number: contentVersions.number })
    .from(contentVersions)
    .innerJoin(contentEntries, eq(contentEntries.id, contentVersions.entryId))
    .where(eq(contentVersions.id, id));
  if (!version || version.number === null) throw refusals.versionNotFound();
  return { number: version.number, form: toForm(version.kind, version.data) };
}
