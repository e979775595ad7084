import { type ContentData, type ContentKind, isKeyOf } from './kinds/kinds.ts';
import { pagePath } from './kinds/page-path.ts';

/** An entry as customers see it. `number` and `publishedAt` are null for a text that comes with the shop. */
export type Shown<K extends ContentKind = ContentKind> = {
  key: string;
  data: ContentData<K>;
  number: number | null;
  publishedAt: string | null;
  /** Until when words from before an upgrade may promise what no rule keeps. */
  promisesUntil?: string | null;
};

/** The published words of the shop. A page reads them from memory, without a query. */
export type PublishedContent = {
  find<K extends ContentKind>(kind: K, key: string): Shown<K> | undefined;
  /** Every entry of a kind: own ones by date of publication, then those of the demo in their order. */
  list<K extends ContentKind>(kind: K): Shown<K>[];
  /** The path that a former address leads to. */
  movedTo(path: string): string | undefined;
};

export type ShownRow = { kind: ContentKind; entry: Shown };

/** Puts published rows over the texts that come with the shop. */
export function publishedContent(
  rows: readonly ShownRow[],
  moves: ReadonlyMap<string, string> = new Map(),
): PublishedContent {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const all = new Map(
    [...byKind].map(([kind, own]) => [kind, new Map(own.map(({ entry }) => [entry.key, entry]))]),
  );
  return {
    find: (kind, key) => (isKeyOf(kind, key) ? all.get(kind)?.get(key) : undefined),
    list: (kind) => [...(all.get(kind)?.values() ?? [])] as Shown<typeof kind>[],
    movedTo: (path) => moves.get(path),
  };
}

/** Returns the same content with one entry in place of the published one, for a preview. */
export function withDraft(content: PublishedContent, { kind, entry }: ShownRow): PublishedContent {
  const list = (of: ContentKind) => {
    const others = content.list(of);
    if (of !== kind) return others;
    const isNew = others.every(({ key }) => key !== entry.key);
    return isNew ? [entry, ...others] : others.map((one) => (one.key === entry.key ? entry : one));
  };
  return {
    ...content,
    find: (of: ContentKind, key: string) =>
      of === kind && key === entry.key ? entry : content.find(of, key),
    list: list,
  };
}

/** The pages of texts that exist, by their path: the header, the footer and the sitemap link to no other. */
export function writtenPages(content: PublishedContent): string[] {
  const single = (['about', 'making', 'faq'] as const).flatMap((kind) =>
    content.list(kind).map(({ key }) => pagePath(kind, key)),
  );
  const pages = content.list('page').map(({ key }) => pagePath('page', key));
  const blog = [...content.list('blog'), ...content.list('testimonials')].length > 0 ? ['/blog'] : [];
  const learn = content.list('learn').length > 0 ? ['/learn-ayurveda'] : [];
  return [...new Set([...single, ...pages, ...blog, ...learn])];
}
