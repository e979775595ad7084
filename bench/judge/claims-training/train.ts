import { claimLexicon } from '#shop/claims/claim-lexicon.ts';
import type { ClaimClass } from '#shop/claims/find-claims.ts';
import { tokensOf } from '#shop/claims/reading/tokens.ts';
import { bucketCount, classBucket, featuresOf } from '#shop/claims/likeness/features.ts';

export type TrainingText = { text: string; claimClass: ClaimClass; isUnlawful: boolean };
/** `weights` are whole numbers from -127 to 127; a weight is one of them times `scale`. */
type Trained = { bias: number; scale: number; weights: Int8Array };

const rounds = 15;
const rate = 0.5;
const decay = 1e-4;
const tiny = 1e-2;

/**
 * Learns how texts that claim something differ from lawful ones: a logistic regression with a step size for each weight. The same
 * texts give the same weights.
 */
export function train(texts: readonly TrainingText[]): Trained {
  const samples = texts.map(sampleOf).toSorted((one, other) => one.key - other.key);
  const weights = new Float64Array(bucketCount);
  const steps = new Float64Array(bucketCount);
  let [bias, biasStep] = [0, 1];
  for (let round = 0; round < rounds; round += 1) {
    for (const { buckets, isUnlawful } of samples) {
      const length = 1 / Math.sqrt(buckets.length);
      let sum = 0;
      for (const bucket of buckets) sum += weights[bucket]!;
      const error = 1 / (1 + Math.exp(-bias - sum * length)) - (isUnlawful ? 1 : 0);
      for (const bucket of buckets) {
        const slope = error * length + decay * weights[bucket]!;
        steps[bucket]! += slope * slope;
        weights[bucket]! -= (rate * slope) / Math.sqrt(steps[bucket]! + tiny);
      }
      biasStep += error * error;
      bias -= (rate * error) / Math.sqrt(biasStep);
    }
  }
  return rounded(weights, bias);
}

function rounded(weights: Float64Array, bias: number): Trained {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Number((largest / 127).toPrecision(6));
  return {
    bias: Number(bias.toPrecision(6)),
    scale,
    weights: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
  };
}

function sampleOf({ text, claimClass, isUnlawful }: TrainingText) {
  const tokens = tokensOf(text);
  const words = featuresOf({ tokens, spans: claimLexicon().find(tokens), from: 0 }, claimClass);
  const buckets = [...new Set([classBucket(claimClass), ...words.flat()])];
  return { buckets, isUnlawful, key: orderOf(text) };
}

/** An order that mixes kinds and classes, and stays. */
function orderOf(text: string): number {
  let order = 7;
  for (let at = 0; at < text.length; at += 1)
    order = (Math.imul(order, 31) + text.charCodeAt(at) * 2_654_435) | 0;
  return order;
}
