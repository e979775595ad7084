import type { Token } from './tokens.ts';

const listed = (words: string) => new Set(words.split(' '));

/**
 * Nutrients and the illness of which a food may say that a diet reduces the risk: Schedule III of the Food Safety and Standards
 * (Advertising and Claims) Regulations 2018.
 */
const pairs = [
  { nutrients: listed('calcium'), illnesses: listed('osteoporosis') },
  { nutrients: listed('sodium potassium'), illnesses: listed('hypertension pressure') },
  { nutrients: listed('saturated cholesterol'), illnesses: listed('heart coronary') },
];
/** Any of these makes it a promise. */
const promises = listed(
  'will cure cures reverse reverses stop stops end ends guaranteed only our this alone instead diabetes cancer no without never kidney',
);

/** Tells whether a sentence says of a diet what Schedule III lets a food say: `may reduce the risk of osteoporosis`. */
export function isScheduledReduction(sentence: readonly Token[]): boolean {
  const words = new Set(sentence.map(({ word }) => word));
  const isModest =
    words.has('may') && words.has('reduce') && words.has('risk') && (words.has('diet') || words.has('diets'));
  if (!isModest || [...words].some((word) => promises.has(word))) return false;
  return pairs.some(({ nutrients, illnesses }) =>
    [nutrients, illnesses].every((each) => [...each].some((word) => words.has(word))),
  );
}
