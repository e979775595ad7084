import schedule from './schedule-e1.json' with { type: 'json' };
import type { Statements } from './check-gate.ts';

type Found = { field: string; word: string };

const ingredientFields = ['ingredients', 'composition', 'genericName', 'latin'];

/** Returns the substances of Schedule E(1) among the ingredients. */
export function findPoisons(statements: Statements): Found[] {
  return ingredientFields.flatMap((field) => {
    const text = plain(statements[field] ?? '');
    return schedule.substances.flatMap(({ name, names, except = [] }) => {
      const after = except.length > 0 ? String.raw`(?!\W+(?:${except.join('|')})\b)` : '';
      return anyOf(names, after).test(text) ? [{ field, word: name }] : [];
    });
  });
}

/** Words of any script end where no letter or mark follows. */
function anyOf(words: string[], after: string): RegExp {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${escaped.join('|')})(?![\p{L}\p{M}])${after}`, 'giu');
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
