import { eq } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { dayOf } from '#platform/india-time.ts';
import { deleteSynonym } from './list-synonyms.ts';
import { keyOf, readSynonym } from '../../server/learning/read-synonym.ts';
import { teachSynonym } from './teach-synonym.ts';
import { zeroResultSearches } from '../../server/tables.ts';

/** A text that customers search for, by what staff said of it. Its id is the text. Every text exists, so an undo works both ways. */
export const searchWordKind: EntityKind<{ means: string; isSold: boolean }> = {
  name: 'search-word',
  label: 'Search word',
  roles: ['content'],
  fields: { means: { label: 'Means' }, isSold: { label: 'Sold by now' } },
  async read(db, id) {
    const [row] = await db
      .select({ soldSince: zeroResultSearches.soldSince })
      .from(zeroResultSearches)
      .where(eq(zeroResultSearches.normalized, keyOf(id)));
    return { means: (await readSynonym(db, id)) ?? '', isSold: Boolean(row?.soldSince) };
  },
  async write(tx, id, { means, isSold }) {
    if (means === '') await deleteSynonym(tx, { text: id });
    if (means) await teachSynonym(tx, { text: id, means });
    if (isSold !== undefined)
      await tx
        .update(zeroResultSearches)
        .set({ soldSince: isSold ? dayOf(new Date()) : null })
        .where(eq(zeroResultSearches.normalized, keyOf(id)));
  },
  names: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, `“${id}”`]))),
};
