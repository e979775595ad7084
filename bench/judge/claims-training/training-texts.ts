import { readFileSync } from 'node:fs';
import type { ClaimClass } from '#shop/claims/find-claims.ts';
import { generatedTexts } from './generated-texts.ts';
import type { TrainingText } from './train.ts';

const classes: Record<string, ClaimClass> = {
  'ayurvedic medicine': 'ayurvedic',
  cosmetic: 'cosmetic',
  food: 'food',
  other: 'general',
};

/** Returns the texts that the weights are made from: written for the rules, written for the weights, and generated. */
export const trainingTexts = (): TrainingText[] => [
  ...writtenTexts(),
  ...rowsOf('training-texts.tsv'),
  ...generatedTexts(),
];

/** Returns the texts that were written for the rules. */
export const writtenTexts = () => rowsOf('written-texts.tsv');

function rowsOf(file: string): TrainingText[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return lines
    .map((line) => line.split('\t'))
    .filter(([, , verdict]) => verdict !== 'either')
    .map(([text, name, verdict]) => ({
      text: text!,
      claimClass: classes[name!]!,
      isUnlawful: verdict === 'block',
    }));
}
