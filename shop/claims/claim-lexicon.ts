import { lazily } from '#platform/text/lazily.ts';
import type { LawCondition } from '#shop/conditions/law/condition.ts';
import { bodyParts, recoveries } from '#shop/conditions/law/law-conditions.ts';
import { mildActs, negations, emphaticNegations, links, strongActs } from './words/acts.ts';
import { always, type Always, groups } from './words/always.ts';
import { knownConditions } from './known-conditions.ts';
import { entriesOf, Lexicon } from './words/lexicon.ts';
import { denials, turns } from './words/denials.ts';
import {
  crafts,
  disclaimers,
  objects,
  outcomes,
  passes,
  settings,
  materials,
  warnings,
} from './words/safe.ts';
import { englishSpelling } from './reading/spelling.ts';
import { TypoIndex } from './reading/typos.ts';

export type Meaning =
  | { is: 'condition'; condition: LawCondition; isHint: boolean }
  | {
      is:
        | 'strong'
        | 'mild'
        | 'link'
        | 'negation'
        | 'emphasis'
        | 'pass'
        | 'warning'
        | 'disclaimer'
        | 'turn'
        | 'setting'
        | 'craft'
        | 'object'
        | 'material'
        | 'outcome'
        | 'body'
        | 'recovery';
    }
  | { is: 'always'; entry: Always };

function makeLexicon(): Lexicon<Meaning> {
  const lexicon = new Lexicon<Meaning>(groups);
  for (const condition of knownConditions) {
    lexicon.add(condition.names, { is: 'condition', condition, isHint: false });
    lexicon.add(condition.hints ?? {}, { is: 'condition', condition, isHint: true });
  }
  lexicon.add(strongActs, { is: 'strong' });
  lexicon.add(mildActs, { is: 'mild' });
  lexicon.add(links, { is: 'link' });
  lexicon.add(negations, { is: 'negation' });
  lexicon.add(emphaticNegations, { is: 'emphasis' });
  lexicon.add(passes, { is: 'pass' });
  lexicon.add(warnings, { is: 'warning' });
  lexicon.add(disclaimers, { is: 'disclaimer' });
  lexicon.add(denials, { is: 'disclaimer' });
  lexicon.add(turns, { is: 'turn' });
  lexicon.add(settings, { is: 'setting' });
  lexicon.add(crafts, { is: 'craft' });
  lexicon.add(objects, { is: 'object' });
  lexicon.add(materials, { is: 'material' });
  lexicon.add(outcomes, { is: 'outcome' });
  lexicon.add(bodyParts, { is: 'body' });
  lexicon.add(recoveries, { is: 'recovery' });
  for (const entry of always) lexicon.add(entry.words, { is: 'always', entry });
  return lexicon;
}

/** Further words that are glued to the name of an illness. */
const gluedWords = [
  'free',
  'care',
  'for',
  'solution',
  'nomore',
  'no',
  'ka',
  'ilaj',
  'dur',
  'mukt',
  'bye',
  'out',
  'se',
];

export const claimLexicon = lazily(makeLexicon);

const longNames = lazily(() => {
  const names = new Map<string, LawCondition>();
  for (const condition of knownConditions) {
    for (const entry of entriesOf(condition.names.en)) {
      const name = englishSpelling(entry);
      if (/^[a-z]+$/.test(name) && !names.has(name)) names.set(name, condition);
    }
  }
  return names;
});

/** Words that are one letter from a name and mean something else. */
const notTypos =
  'stains satins humours rumours typhoon sterilise sterilised swimming skimming trimming whitening lightening fighting tanning'.split(
    ' ',
  );

/** Everyday words among the names, whose typos are everyday words. */
const everyday =
  'slimming overweight whitening lightening bleeding numbness tingling stammering longevity conceive bedroom manhood genius intelligence stature'.split(
    ' ',
  );

export const conditionTypos = lazily(
  () =>
    new TypoIndex(
      [...longNames().keys()].filter((name) => !everyday.includes(name)),
      notTypos.map(englishSpelling),
    ),
);
export const conditionNamed = (name: string) => longNames().get(name)!;

const plainActs = lazily(
  () =>
    new Set(
      [...entriesOf(strongActs.en), ...entriesOf(mildActs.en), ...gluedWords]
        .map((entry) => englishSpelling(entry.replace(/\*$/, '')))
        .filter((entry) => !entry.includes(' ')),
    ),
);
/** Tells whether a word is an act, as one is glued to the name of an illness. */
export const isPlainAct = (word: string): boolean =>
  plainActs().has(word) ||
  verbEnds.some((end) => word.endsWith(end) && plainActs().has(word.slice(0, -end.length)));

const verbEnds = ['e', 's', 'd', 'es', 'ed', 'ing', 'ping', 'ting'];
