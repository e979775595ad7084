import { type Db, executeNamed } from '#platform/server/db.ts';
import { isKeyOf, kindOf, type ContentKind } from '../kinds/kinds.ts';
import { pagePath } from '../kinds/page-path.ts';
import type { Shown, ShownRow } from '../published.ts';

type Row = {
  kind: ContentKind;
  key: string;
  data: unknown;
  number: number;
  publishedAt: string;
  promisesUntil: string | null;
  isDemo: boolean;
};
type Move = { kind: ContentKind; key: string; now: string };

export type PublishedRows = {
  /** Rises with each change. */
  revision: number;
  rows: (ShownRow & { isDemo: boolean })[];
  /** Current paths by former ones. */
  moves: Map<string, string>;
};

const readAll = `
  select coalesce((select revision from content_revision), 0) as revision, (
    select coalesce(json_agg(json_build_object(
      'kind', e.kind, 'key', e.key, 'data', v.data, 'number', v.number, 'publishedAt', v.published_at,
      'promisesUntil', v.promises_until, 'isDemo', v.is_demo)
      order by v.published_at desc, v.id desc), '[]')
    from content_versions v join content_entries e on e.id = v.entry_id where v.state = 'published'
  ) as rows, (
    select coalesce(json_agg(json_build_object('kind', m.kind, 'key', m.key, 'now', e.key)), '[]')
    from content_moves m join content_entries e on e.id = m.entry_id
    join content_versions v on v.entry_id = e.id and v.state = 'published'
  ) as moves`;

/**
 * Returns the published texts of the database with the revision that they belong to. One statement, so no change comes between them. Leaves out a
 * text that no longer has the form of its kind.
 */
export async function readPublished(db: Db): Promise<PublishedRows> {
  const { rows: found } = await executeNamed(db, 'read_content', readAll);
  const { revision, rows, moves } = found[0] as { revision: number; rows: Row[]; moves: Move[] };
  return {
    revision,
    rows: rows.flatMap(({ kind, isDemo, ...row }) => {
      const parsed = kindOf(kind)?.schema.safeParse(row.data);
      if (!parsed?.success || !isKeyOf(kind, row.key)) return [];
      return [{ kind, isDemo, entry: { ...row, data: parsed.data } as Shown }];
    }),
    moves: new Map(moves.map(({ kind, key, now }) => [pagePath(kind, key), pagePath(kind, now)] as const)),
  };
}

/** Returns the revision of the published texts: 0 before the first change. */
export async function readContentRevision(db: Db): Promise<number> {
  const text = 'select coalesce((select revision from content_revision), 0) as revision';
  const { rows } = await executeNamed(db, 'read_content_revision', text);
  return (rows[0] as { revision: number }).revision;
}
