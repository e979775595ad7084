import type { Db } from '#platform/server/db.ts';
import { toPhrases } from '../../dictionary/find-concepts.ts';
import { wordsOf } from '../../dictionary/words.ts';
import { kindsOf } from '../classify-words.ts';
import { isPersonalText } from './is-personal-text.ts';

/** A text with an unknown word may name a customer, so staff see it only after this number of searches. */
export const rareTimes = 3;
/** Texts that one query classifies. */
const chunk = 200;

/**
 * Returns the searches that staff may read: none with personal data, and a text with an unknown word only after three
 * searches. Every list of searched texts passes here.
 */
export async function leaveOutPersonal<Search extends { text: string; allTimes: number }>(
  db: Db,
  searches: Search[],
): Promise<Search[]> {
  const shown: Search[] = [];
  for (let at = 0; at < searches.length; at += chunk)
    shown.push(...(await leaveOut(db, searches.slice(at, at + chunk))));
  return shown;
}

async function leaveOut<Search extends { text: string; allTimes: number }>(
  db: Db,
  searches: Search[],
): Promise<Search[]> {
  const impersonal = searches
    .filter(({ text }) => !isPersonalText(text))
    .map((search) => ({
      search,
      phrases: search.allTimes < rareTimes ? toPhrases(wordsOf(search.text)) : [],
    }));
  const known = await kindsOf(
    db,
    impersonal.flatMap(({ phrases }) => phrases),
  );
  let at = 0;
  return impersonal.flatMap(({ search, phrases }) => {
    const own = known.slice(at, (at += phrases.length));
    const mayName =
      search.allTimes < rareTimes && (own.length === 0 || own.some(({ kind }) => kind === 'unknown'));
    return mayName ? [] : [search];
  });
}
