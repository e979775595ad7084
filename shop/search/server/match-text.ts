import { type SQL, sql } from 'drizzle-orm';
import { isHerb, type Phrase } from '../dictionary/find-concepts.ts';
import { toTsquery } from '../read-query.ts';
import { searchEntries } from './tables.ts';

/** What was typed, as the phrases that count and the condition a product meets. */
export type Wanted = { phrases: Phrase[]; where: SQL };

/** Products called so: by name, by another name, by what they are or are for. */
export function calledBy(phrases: Phrase[]): Wanted {
  const all = phrases.map((phrase) => toTsquery(phrase, { prefix: isUnfinished(phrase) })).join(' & ');
  return { phrases, where: sql`${searchEntries.vector} @@ ${all}::tsquery` };
}

/** The same, or made of it. */
export function madeOf(phrases: Phrase[]): Wanted {
  return { phrases, where: sql.join(phrases.map(hasPhrase), sql` and `) };
}

/** Without the words that mean nothing to us; of the rest every herb must be met, or else any one thing. */
export function looselyOf(phrases: Phrase[]): Wanted | null {
  const known = phrases.filter(({ concepts }) => concepts.length > 0);
  const herbs = known.filter(({ concepts }) => concepts.some(isHerb));
  if (known.length === 0 || phrases.length === 1) return null;
  if (herbs.length > 0) return madeOf(herbs);
  return { phrases: known, where: sql`(${sql.join(known.map(hasPhrase), sql` or `)})` };
}

/** How well a product meets a phrase: called so, called by what begins so, known by it, and so on down. */
export function matchOf(phrase: Phrase): SQL {
  const exact = toTsquery(phrase, { prefix: false });
  const prefix = toTsquery(phrase, { prefix: isUnfinished(phrase) });
  return sql`case
    when ${searchEntries.nameVector} @@ ${exact}::tsquery then 4
    when ${searchEntries.nameVector} @@ ${prefix}::tsquery then 3
    when ${searchEntries.vector} @@ ${exact}::tsquery then 2
    when ${searchEntries.vector} @@ ${prefix}::tsquery then 1
    else 0 end`;
}

function hasPhrase(phrase: Phrase): SQL {
  const query = toTsquery(phrase, { prefix: isUnfinished(phrase) });
  return sql`(${searchEntries.vector} @@ ${query}::tsquery or ${searchEntries.containedVector} @@ ${query}::tsquery)`;
}

function isUnfinished({ concepts }: Phrase): boolean {
  return concepts.length === 0;
}
