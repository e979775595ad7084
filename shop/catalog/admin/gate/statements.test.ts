import { expect, it } from 'vitest';
import { factNames } from '../../declarations/fact-names.ts';
import { productFields } from '../product-fields.ts';
import { statementsOf } from './statements.ts';

/** A SKU is no sentence. */
const unstated = ['sku'];

const texts = `name nameHindi latin sanskrit english form dosha description slug ingredients productClass unit maker countryOfOrigin bestBefore hsn licence gtin howToUse`;
const facts = Object.fromEntries(factNames.map((name) => [name, '']));

const empty = Object.assign(
  Object.fromEntries(texts.split(' ').map((name) => [name, ''])),
  { offer: null, seller: null, synonyms: [], concerns: [], facts, pictures: [], parts: [] },
  { mrpPaise: 0, discountPercent: 0, quantity: 0, weightGrams: 0 },
);

it('the publish gate reads each field of a product that takes words', () => {
  const claim = 'Cures cancer in a week';
  const takesWords = Object.entries(productFields.shape)
    .filter(([, field]) => [claim, [claim]].some((given) => field.safeParse(given).success))
    .map(([name]) => name);
  expect(takesWords.length).toBeGreaterThan(15);
  const stated = Object.keys(statementsOf(empty as never));
  expect(takesWords.filter((name) => !stated.includes(name))).toEqual(unstated);
});
