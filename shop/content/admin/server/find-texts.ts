import { bestOf } from '#platform/admin/named.ts';
import type { Db } from '#platform/server/db.ts';
import { kindOf } from '../../kinds/kinds.ts';
import { contentKinds } from '../../kinds/names.ts';
import type { PublishedContent } from '../../published.ts';
import { contentEntries } from '../../server/tables.ts';
import { titleOf } from './read-content.ts';

/** Finds texts of the shop by their title and kind, also drafts, whose title is their key. Returns at most `max`. */
export async function findTexts(
  db: Db,
  { content, text, max }: { content: PublishedContent; text: string; max: number },
) {
  const stored = await db.select({ kind: contentEntries.kind, key: contentEntries.key }).from(contentEntries);
  const entries = contentKinds.flatMap((kind) => {
    const { label, fixed } = kindOf(kind);
    const own = stored.filter((one) => one.kind === kind).map(({ key }) => key);
    const keys = new Set([...Object.keys(fixed), ...content.list(kind).map(({ key }) => key), ...own]);
    return [...keys].map((key) => ({
      kind,
      key,
      label,
      title: titleOf({ kind, key }, content.find(kind, key)?.data),
      words: `${label} ${key}`,
    }));
  });
  return bestOf(entries, text, max);
}
