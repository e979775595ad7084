import { conditions } from '#shop/conditions/conditions.ts';
import type { LawCondition, Words } from '#shop/conditions/law/condition.ts';
import { lawConditions } from '#shop/conditions/law/law-conditions.ts';
import { entriesOf } from './words/lexicon.ts';

/** A shorter word alone, such as `burns`, often means something else, and counts beside an act only. */
const minName = 10;
const isName = (entry: string) => entry.includes(' ') || entry.length >= minName;

const listOf = (entries: string[]) => entries.join(', ');

function wordsOf(english: string, indian: string, fits: (entry: string) => boolean): Words {
  return { en: listOf(entriesOf(english).filter(fits)), in: listOf(entriesOf(indian).filter(fits)) };
}

/** The conditions of the law, then the illnesses of the one list with their verdict for the gate. The law knows the needs. */
export const knownConditions: LawCondition[] = [
  ...lawConditions,
  ...Object.values(conditions)
    .filter(({ search }) => search.answer === 'doctor')
    .map(({ names: { english, hindi, hinglish, other = '' }, gate }): LawCondition => {
      const indian = [hindi, hinglish, other].join(', ');
      return {
        label: entriesOf(english)[0]!,
        names: wordsOf(english, indian, isName),
        hints: wordsOf(english, indian, (entry) => !isName(entry)),
        gate: gate.verdict,
      };
    }),
];
