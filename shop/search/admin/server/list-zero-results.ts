import type { Db } from '#platform/server/db.ts';
import { unsoldTypes } from '../../dictionary/unsold/goods.ts';
import type { KnownPhrase } from '../../server/classify-words.ts';
import { listZeroResultSearches, rareTimes } from '../../server/learning/count-zero-result-search.ts';
import { isPersonalText } from '../../server/learning/is-personal-text.ts';
import { decide } from '../../server/reading-strategies.ts';
import { findFirst } from '../../server/search-products.ts';
import type { ZeroResultSearch } from '../contract.ts';

/**
 * Returns zero-result searches, most frequent first, with what the search says of each today. A text with an unknown word may name
 * a customer, so it appears only after three searches. A text with personal data never does.
 */
export async function listZeroResults(db: Db, { limit }: { limit: number }): Promise<ZeroResultSearch[]> {
  const shown: ZeroResultSearch[] = [];
  for (const search of await listZeroResultSearches(db, { limit })) {
    if (isPersonalText(search.text)) continue;
    const { hasUnknown, ...kind } = await readKind(db, search.text);
    if (!hasUnknown || search.times >= rareTimes) shown.push({ ...search, ...kind });
  }
  return shown;
}

type Kind = Pick<ZeroResultSearch, 'kind' | 'group'> & { hasUnknown: boolean };

async function readKind(db: Db, text: string): Promise<Kind> {
  const decision = await decide(db, text);
  const { phrases, doctor, notSold } = decision;
  const hasUnknown = phrases.length === 0 || phrases.some(({ kind }) => kind === 'unknown');
  if (await findFirst(db, decision)) return { kind: 'sold', group: null, hasUnknown };
  if (doctor) return { kind: 'illness', group: null, hasUnknown };
  if (notSold) return { kind: 'notSold', group: groupOf(phrases), hasUnknown };
  return { kind: 'notUnderstood', group: null, hasUnknown };
}

function groupOf(phrases: KnownPhrase[]): string {
  const asked = phrases.filter(({ kind }) => kind === 'unsold' || kind === 'thing');
  const concepts = asked.flatMap((phrase) => phrase.concepts);
  const type = concepts.find(({ kind, id }) => kind === 'unsold' && id in unsoldTypes);
  if (type) return type.id.replaceAll('-', ' ');
  if (concepts.some(({ id }) => id.startsWith('brand'))) return 'other brands';
  if (concepts.length > 0) return 'herbs and classical medicines';
  return asked.length > 0 ? 'everyday things' : 'other forms of our goods';
}
