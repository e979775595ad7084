import { sql } from 'drizzle-orm';
import { isHerb, isNeed } from '../../dictionary/concept.ts';
import { type Phrase } from '../../dictionary/find-concepts.ts';
import { wordsAsTyped } from '../../read-query.ts';
import { isForm, isSmallPart, type KnownPhrase, namesGoods } from '../classify-words.ts';
import { anyOf, followedBy, needed, type Part } from '../match-text.ts';
import { type Reading, readingsOf } from '../readings.ts';

/** Matches everything that a sentence asks for, then ever smaller parts of it. Few results grow by those of the next part. */
export function spokenReadings(phrases: KnownPhrase[]): Reading[] {
  const parts = spokenBy(phrases);
  const last =
    parts.findLast(({ served }) => served.some(({ concepts }) => concepts.some(isForm))) ??
    parts.findLast(({ served }) => served.some(namesGoods)) ??
    parts.at(-1);
  const all = readingsOf('exact', phrases).map((reading) =>
    Object.assign(reading, last && { widened: followedBy(reading.wanted, last.wanted) }),
  );
  const inPart = parts.map(({ wanted, served }, at): Reading => {
    const next = served.some(({ concepts }) => concepts.some(isHerb)) ? parts[at + 1] : last;
    const unserved = phrases.filter((phrase) => namesGoods(phrase) && !served.includes(phrase));
    return {
      strategy: 'partial',
      wanted,
      widened: next ? followedBy(wanted, next.wanted) : null,
      didYouMean: null,
      without: unserved.flatMap(wordsAsTyped),
    };
  });
  return [...all, ...inPart];
}

/** Returns what serves a sentence in part: its herbs in its form, its herbs, then the same of its needs, then its form. */
function spokenBy(phrases: Phrase[]): Part[] {
  const told = needed(phrases);
  const main = told.filter(({ words }) => !words.some(({ isAside }) => isAside));
  const forms = told.filter(({ concepts }) => concepts.some(isForm));
  const ofMain = (is: (phrase: Phrase) => boolean) => (main.some(is) ? main : told).filter(is);
  const herbs = ofMain(({ concepts }) => concepts.some(isHerb));
  const isWanted = (phrase: Phrase) => isOfNeed(phrase) && namesGoods(phrase);
  const isSeason = (phrase: Phrase) => isOfNeed(phrase) && !namesGoods(phrase);
  const needs = ofMain(told.some(isWanted) || told.some(isSmallPart) ? isWanted : isOfNeed);
  const others = told.filter(
    (phrase) => ![...forms, ...herbs, ...needs].includes(phrase) && !isSeason(phrase),
  );
  const part = (served: Phrase[], ...groups: Phrase[][]): Part[] =>
    groups.some((group) => group.length === 0)
      ? []
      : [
          {
            served,
            wanted: { phrases: told, where: sql.join(groups.map(anyOf), sql` and `) },
          },
        ];
  return [herbs, needs, others, forms].flatMap((names) =>
    part(told, forms, names).concat(part(names, names)),
  );
}

function isOfNeed({ concepts }: Phrase): boolean {
  return concepts.some(isNeed);
}
