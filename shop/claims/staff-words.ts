import { Refusal } from '#platform/refusal.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { type ForeignWay, foreignWords } from './foreign-ways.ts';

const maxFound = 200;
export const foundWords = ({ words }: ForeignWay) => cutText(words, maxFound);
const sentenceOf = (way: ForeignWay) => `“${foundWords(way)}” ${foreignWords[way.kind]}`;

type Params = { field: string; found: ForeignWay[] };

export const refusals = {
  foreignWords: ({ field, found }: Params) =>
    new Refusal('foreign_words', 422, 'Nothing was sent. Please mend the words, or ask the owner.', {
      fields: { [field]: `${found.map(sentenceOf).join(' ')} The owner may send it.` },
    }),
  reasonWanted: ({ field, found }: Params) => {
    const message = found.map(sentenceOf).join(' ');
    return new Refusal('reason_wanted', 422, message, { fields: { [field]: message } });
  },
};
