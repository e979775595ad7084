import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { isRefusal, Refusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { type SharedName, sharedNames, type SharedTexts } from '../../../groups/shared-texts.ts';
import { productGroups } from '../../../server/groups/tables.ts';
import type { products } from '../../../server/tables.ts';
import { picturesOf } from '../pictures/picture-columns.ts';

type Row = typeof products.$inferSelect;

/** The texts of a member that change, and those that it has from its group from now on, with its own from before. */
export type MemberTexts = {
  texts: Partial<SharedTexts>;
  ownTexts: Partial<SharedTexts>;
};

export const textsOf = (row: Row): SharedTexts => ({
  description: row.description,
  howToUse: row.howToUse,
  ingredients: row.ingredients,
  concerns: row.concerns,
  pictures: picturesOf(row),
});

export async function readSharedTexts(db: Db, groupId: number): Promise<SharedTexts> {
  const { description, howToUse, ingredients, concerns, pictures } = productGroups;
  const [shared] = await db
    .select({ description, howToUse, ingredients, concerns, pictures })
    .from(productGroups)
    .where(eq(productGroups.id, groupId));
  return shared!;
}

const isWritten = (text: SharedTexts[SharedName]) => text.length > 0;

/** Returns which texts a member has from its group, and which are its own where the group has one. */
export function sourcesOf(row: Row, shared: SharedTexts): Record<'fromGroup' | 'itsOwn', SharedName[]> {
  const written = sharedNames.filter((name) => isWritten(shared[name]));
  return {
    fromGroup: written.filter((name) => name in row.ownTexts),
    itsOwn: written.filter((name) => !(name in row.ownTexts)),
  };
}

type GroupChange = { before: SharedTexts; after: SharedTexts; isNew: boolean };

/**
 * Returns what a member reads after its group's texts changed, or after it joined. An empty text reads the group's. So does one that
 * says the same when the group's is new to it. Where the group's goes, the member's own comes back.
 */
export function followGroup(row: Row, { before, after, isNew }: GroupChange): MemberTexts {
  const now = textsOf(row);
  const texts: Record<string, unknown> = {};
  const ownTexts: Record<string, unknown> = isNew ? {} : { ...row.ownTexts };
  for (const name of sharedNames) {
    const isReading = name in ownTexts;
    if (!isWritten(after[name])) {
      if (isReading) texts[name] = ownTexts[name];
      delete ownTexts[name];
      continue;
    }
    const isNewToIt = isNew || !isWritten(before[name]);
    const begins = !isWritten(now[name]) || (isNewToIt && isDeepStrictEqual(now[name], after[name]));
    if (!isReading && !begins) continue;
    if (!isReading) ownTexts[name] = now[name];
    if (!isDeepStrictEqual(now[name], after[name])) texts[name] = after[name];
  }
  return { texts, ownTexts };
}

/** Returns the fields of a member's save. An empty text, or the group's, reads the group's from now on. Another one is its own. */
export function ownOrShared(row: Row, given: Partial<SharedTexts>, shared: SharedTexts): MemberTexts {
  const texts: Record<string, unknown> = {};
  const ownTexts: Record<string, unknown> = { ...row.ownTexts };
  for (const name of sharedNames) {
    const text = given[name];
    if (text === undefined || !isWritten(shared[name])) continue;
    const isOwn = isWritten(text) && !isDeepStrictEqual(text, shared[name]);
    if (isOwn) delete ownTexts[name];
    else {
      ownTexts[name] ??= text;
      texts[name] = shared[name];
    }
  }
  return { texts, ownTexts };
}

export const hasShared = (fields: object) => sharedNames.some((name) => name in fields);

/** Says in a refusal which size it is about. */
export const namingSize = (size: string) => (error: unknown) => {
  if (!isRefusal(error)) throw error;
  throw new Refusal(error.code, error.status, `${size}: ${error.message}`);
};
