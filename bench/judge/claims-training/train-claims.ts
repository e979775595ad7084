/**
 * `npm run judge -- train-claims` writes `shop/claims/likeness/weights.json` from the texts that were written for it. The same
 * texts give the same bytes. Judged texts are never among them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { train } from './train.ts';
import { trainingTexts } from './training-texts.ts';

const { bias, scale, weights } = train(trainingTexts());
const file = join(import.meta.dirname, '../../../shop/claims/likeness/weights.json');
const base64 = Buffer.from(weights.buffer).toString('base64');
writeFileSync(file, `${JSON.stringify({ bias, scale, weights: base64 }, null, 2)}\n`);
process.stdout.write(
  `${trainingTexts().length} texts, ${weights.filter((weight) => weight !== 0).length} weights\n`,
);
