import type { GroupedSuggestions } from '../contract.ts';

export type Suggestion = {
  text: string;
  /** The page of a category, an article or an answer. The others start a search (section 2). */
  path?: string;
  product?: GroupedSuggestions['products'][number];
  isAnswer?: true;
  isArticle?: true;
  /** The last row, which searches the typed text. */
  isAll?: true;
};

export const allResults = 'All results';

export type SuggestionGroup = { value: string; items: Suggestion[] };

/** Omits empty groups and repeated product names. Where only an answer is found, its own row leads to the results. */
export function groupsOf(
  { answer, terms, products, categories, articles }: GroupedSuggestions,
  typed: string,
): SuggestionGroup[] {
  const named = new Map(products.map((product) => [product.productName, product]));
  const words = terms.filter((term) => !named.has(term));
  const { text = '', path } = answer ?? {};
  const isOnlyAnswered = answer !== null && words.length + products.length === 0;
  return [
    { value: 'Answer', items: answer ? [{ text, isAnswer: true as const, ...(path ? { path } : {}) }] : [] },
    { value: 'Search for', items: words.map((text) => ({ text })) },
    { value: 'Products', items: [...named].map(([text, product]) => ({ text, product })) },
    { value: 'Categories', items: categories.map(({ name, path }) => ({ text: name, path })) },
    {
      value: 'To read',
      items: articles.map(({ title, path }) => ({ text: title, path, isArticle: true as const })),
    },
    { value: allResults, items: isOnlyAnswered ? [] : [{ text: typed.trim(), isAll: true as const }] },
  ].filter(({ items }) => items.length > 0);
}

/** Splits a text, and marks the parts that begin like a typed word. */
export function markTyped(text: string, typed: string): { part: string; marked: boolean; at: number }[] {
  const words = typed
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  if (words.length === 0) return [{ part: text, marked: false, at: 0 }];
  const begun = new RegExp(`(^|[^\\p{L}\\p{M}\\p{N}])(${words.join('|')})`, 'giu');
  const parts: { part: string; marked: boolean; at: number }[] = [];
  let end = 0;
  for (const { index, 1: before = '', 2: word = '' } of text.matchAll(begun)) {
    const from = index + before.length;
    parts.push({ part: text.slice(end, from), marked: false, at: end });
    parts.push({ part: word, marked: true, at: from });
    end = from + word.length;
  }
  parts.push({ part: text.slice(end), marked: false, at: end });
  return parts.filter(({ part }) => part !== '');
}
