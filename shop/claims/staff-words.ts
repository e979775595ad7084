import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { type ForeignWay, foreignWords } from './foreign-ways.ts';

/** Why the owner lets words stand that the gate refuses. */
export const overruleReason = z.string().trim().max(300, 'Please keep it under 300 characters').default('');

const maxFound = 200;
export const foundWords = ({ words }: ForeignWay) => cutText(words, maxFound);
const sentenceOf = (way: ForeignWay) => `“${foundWords(way)}” ${foreignWords[way.kind]}`;

type Found = { field: string; found: ForeignWay[] };

export const refusals = {
  foreignWords: ({ field, found }: Found) =>
    new Refusal('foreign_words', 422, 'Nothing was sent. Please mend the words, or ask the owner.', {
      fields: { [field]: `${found.map(sentenceOf).join(' ')} The owner may send it.` },
    }),
  reasonWanted: ({ field, found }: Found) => {
    const message = found.map(sentenceOf).join(' ');
    return new Refusal('reason_wanted', 422, message, { fields: { [field]: message } });
  },
};
