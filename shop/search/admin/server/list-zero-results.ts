import type { Db } from '#platform/server/db.ts';
import { listOf } from '../../dictionary/concept.ts';
import { unsoldTypes } from '../../dictionary/unsold/goods.ts';
import type { KnownPhrase } from '../../server/classify-words.ts';
import { wholeOf } from '../../server/find-best.ts';
import { listZeroResultSearches } from '../../server/learning/count-zero-result-search.ts';
import { leaveOutPersonal } from '../../server/learning/leave-out-personal.ts';
import { decide } from '../../server/reading-strategies.ts';
import { findFirst } from '../../server/search-products.ts';
import type { ZeroResultSearch } from '../contract.ts';

/** Returns zero-result searches that staff may read, most frequent first, with what the search says of each today. */
export async function listZeroResults(db: Db, { limit }: { limit: number }): Promise<ZeroResultSearch[]> {
  const searches = await leaveOutPersonal(db, await listZeroResultSearches(db, { limit }));
  const shown: ZeroResultSearch[] = [];
  for (const { allTimes: times, ...search } of searches)
    shown.push({ ...search, times, ...(await readKind(db, search.text)) });
  return shown;
}

async function readKind(db: Db, text: string): Promise<Pick<ZeroResultSearch, 'kind' | 'group' | 'found'>> {
  const decision = await decide(db, text);
  const first = await findFirst(db, decision);
  if (first) return { kind: 'sold', group: null, found: (await wholeOf(first)).ids.length };
  const none = { group: null, found: 0 };
  if (decision.doctor) return { ...none, kind: 'illness' };
  return decision.notSold
    ? { ...none, kind: 'notSold', group: groupOf(decision.phrases) }
    : { ...none, kind: 'notUnderstood' };
}

function groupOf(phrases: KnownPhrase[]): string {
  const asked = phrases.filter(({ kind }) => kind === 'unsold' || kind === 'thing');
  const concepts = asked.flatMap((phrase) => phrase.concepts);
  const type = concepts.find((concept) => concept.kind === 'unsold' && listOf(concept) in unsoldTypes);
  if (type) return type.id.split(': ').at(-1)!.replaceAll('-', ' ');
  if (concepts.some(({ id }) => id.startsWith('brand'))) return 'other brands';
  if (concepts.length > 0) return 'herbs and classical medicines';
  return asked.length > 0 ? 'everyday things' : 'other forms of our goods';
}
