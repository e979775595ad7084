import { isNeed } from '../dictionary/concept.ts';
import { type Phrase } from '../dictionary/find-concepts.ts';
import {
  asksPure,
  asksStaple,
  isForm,
  isSmallPart,
  type KnownPhrase,
  namesGoods,
  rawPartsIn,
} from './classify-words.ts';
import { carriedOf } from './read-intent.ts';
import {
  unionOf,
  matchByName,
  followedBy,
  matchByIngredient,
  matchRaw,
  type TextMatch,
  withItsHerbs,
} from './match-text.ts';

export type StrategyName = 'number' | 'exact' | 'synonym' | 'corrected' | 'known' | 'partial' | 'joined';

export type Reading = {
  strategy: StrategyName;
  wanted: TextMatch;
  /** Replaces `wanted` when that finds fewer than `minProducts`. */
  widened: TextMatch | null;
  /** The matched words, when they differ from the typed words. */
  didYouMean: string | null;
  /** The words of the text that no product of the reading serves. */
  without: string[];
};

/** Below this number a reading is widened. */
export const minProducts = 5;

/**
 * Matches by name, or else by ingredient. Few results grow: by goods with the named herbs, by goods that tell of the needs, or by goods
 * without the words that name no herb, form or need. These words then only rank.
 */
export function readingsOf(
  strategy: StrategyName,
  phrases: Phrase[],
  didYouMean: string | null = null,
  without: string[] = [],
): Reading[] {
  if (phrases.length === 0) return [];
  const told = phrases.filter(
    (phrase, at) => namesGoods(phrase) || phrase.size || isOfForm(phrase, phrases[at + 1]),
  );
  const isLoose = told.length > 0 && told.length < phrases.length;
  const hasForm = phrases.some(({ concepts }) => concepts.some(isForm));
  const called = matchByName(phrases);
  const made = matchByIngredient(phrases);
  const isOfNeeds = phrases.every(({ concepts }) => concepts.some(isNeed));
  const wider = isLoose ? matchByName(told) : isOfNeeds ? made : withItsHerbs(phrases);
  const readings: Reading[] = [
    { strategy, wanted: called, widened: wider && followedBy(called, wider), didYouMean, without },
  ];
  if (!asksPure(phrases))
    readings.push({
      strategy,
      wanted: made,
      widened: wider && (isLoose ? followedBy(made, wider) : hasForm ? null : unionOf(made, wider)),
      didYouMean,
      without,
    });
  return isLoose ? [...readings, ...readingsOf(strategy, told, didYouMean, without)] : readings;
}

function isOfForm(phrase: Phrase, next: Phrase | undefined): boolean {
  return isSmallPart(phrase) && next !== undefined && next.concepts.some(isForm);
}

/** A part of a plant as it is gathered, or a food of the kitchen, is only met by goods that are it. */
export function rawReading(typed: KnownPhrase[]): Reading | null {
  const parts = rawPartsIn(typed);
  if (parts.length === 0 && !asksStaple(typed)) return null;
  const carried = carriedOf(typed);
  const wanted = parts.length > 0 ? matchRaw(carried, parts) : matchByName(carried);
  return { strategy: 'exact', wanted, widened: null, didYouMean: null, without: [] };
}
