import claims from './claims.json' with { type: 'json' };
import schedule from './schedule-e1.json' with { type: 'json' };
import type { Statements } from './check-gate.ts';

type Found = { field: string; word: string; place: string };

const ingredientFields = ['ingredients', 'composition', 'genericName', 'latin'];
/** A condition in these is a claim by itself. */
const titleFields = new Set(['name', 'nameHindi', 'genericName', 'offer', 'concerns']);
/** Names of companies and licences claim nothing. */
const unread = new Set(['maker', 'importer', 'consumerCare', 'licence', 'fssai']);

const around = 30;

/** Returns the substances of Schedule E(1) among the ingredients. */
export function findPoisons(statements: Statements): Found[] {
  return ingredientFields.flatMap((field) => {
    const text = plain(statements[field] ?? '');
    return schedule.substances.flatMap(({ name, names, except = [] }) => {
      const after = except.length > 0 ? String.raw`(?!\W+(?:${except.join('|')})\b)` : '';
      return anyOf(names, after).test(text) ? [{ field, word: name, place: '' }] : [];
    });
  });
}

/** Returns the words that claim a cure, with the text around them. */
export function findClaims(statements: Statements): Found[] {
  return Object.entries(statements).flatMap(([field, text]) => {
    if (unread.has(field)) return [];
    const found = [...matches(text, always), ...matches(text, acts)];
    if (titleFields.has(field)) found.push(...matches(text, condition));
    return found.map(({ word, place }) => ({ field, word, place }));
  });
}

const always = anyOf(claims.always);
const condition = anyOf(claims.conditions);
const acts = new RegExp(`${anyOf(claims.acts).source}[^.!?\n]{0,80}?${condition.source}`, 'giu');

function matches(text: string, pattern: RegExp) {
  const read = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return [...read.matchAll(pattern)].map(({ 0: word, index }) => ({
    word,
    place: read.slice(Math.max(0, index - around), index + word.length + around).trim(),
  }));
}

/** Words of any script end where no letter or mark follows. */
function anyOf(words: string[], after = ''): RegExp {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${escaped.join('|')})(?![\p{L}\p{M}])${after}`, 'giu');
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
