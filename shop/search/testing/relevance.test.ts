import { beforeAll, describe, expect, it } from 'vitest';
import { seedIfEmpty } from '#database/seeding/seed.ts';
import { testDatabase } from '#database/test-database.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { surveyFixtures } from './survey-fixtures.ts';
import type { RelevanceFixture } from './relevance-fixture.ts';
import { phoneticFixtures } from './phonetic-fixtures.ts';
import { typoFixtures } from './typo-fixtures.ts';
import { confusables, relevanceFixtures, soldNothing } from './relevance-fixtures.ts';
import { searchProducts } from '../server/search-products.ts';
import { suggestGroups } from '../server/suggestions/suggest-groups.ts';

const { db } = await testDatabase();

const atOnce = 8;
const found = new Map<string, string[]>();

/** Skips the pincodes, which take longest and which no search reads. */
beforeAll(async () => {
  await db.insert(pincodes).values({ pincode: '110001', district: 'New Delhi', state: 'Delhi' });
  await seedIfEmpty(db, () => {});
});
beforeAll(async () => {
  const fixtures = [...queries, ...phonetic, ...survey, ...mistyped, ...confusables].map(
    ({ query }) => query,
  );
  const texts = [...new Set([...fixtures, ...soldNothing.split(', ')])];
  for (let at = 0; at < texts.length; at += atOnce)
    await Promise.all(
      texts.slice(at, at + atOnce).map(async (query) => found.set(query, await firstFive(query))),
    );
}, 240_000);

async function firstFive(q: string): Promise<string[]> {
  const { products } = await searchProducts(db, { q, limit: 5, cursor: 0 });
  return products.map(({ slug }) => slug);
}

const eachOf = (fixtures: RelevanceFixture[]) =>
  fixtures.flatMap(({ finds, queries: typed }) =>
    typed.split(', ').map((query) => ({ query, finds: finds.split(' ') })),
  );

const queries = eachOf(relevanceFixtures);
const phonetic = eachOf(phoneticFixtures);
const survey = eachOf(surveyFixtures);
const mistyped = eachOf(typoFixtures);

describe('the relevance fixtures', () => {
  it('are at least three hundred, each query once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300);
  });

  // §7 a text finds what it means, in any spelling
  it('find their products among the first five', () => {
    let recall = 0;
    const missed: string[] = [];
    for (const { query, finds } of queries) {
      const answer = found.get(query)!;
      const hits = finds.filter((slug) => answer.includes(slug)).length;
      recall += hits / finds.length;
      if (hits < finds.length) missed.push(`${query}: ${finds.join(' ')} not in ${answer.join(' ')}`);
    }
    expect(recall / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  it.each([
    ['in the spellings of people from everywhere', phonetic],
    ['as many kinds of shopper ask', survey],
    ['with a slip of a finger in them', mistyped],
  ])('find one of their products, %s', (_, fixtures) => {
    const missed = fixtures.filter(
      ({ query, finds }) => !found.get(query)!.some((slug) => finds.includes(slug)),
    );
    const recall = 1 - missed.length / fixtures.length;
    expect(recall, missed.map(({ query }) => query).join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  it.each([
    ['shikakai pawder', 'shikakai-powder'],
    ['amla churna', 'amla-powder'],
    ['hibiscus pawdar', 'hibiscus-powder'],
    ['ashwagandha capsule', 'ashwagandha-capsules'],
  ])('put the pure thing before a blend for %s', async (query, slug) => {
    expect((await firstFive(query))[0]).toBe(slug);
  });

  it.each([
    ['mithi', /methi/],
    ['sarso ka tel', /mustard/],
    ['baal jhadna', /oil|hair/],
    ['कब्ज़', /triphala|tea|tablets|gulkand|churna|juice/],
    ['bhringraj oil 100ml', /^bhringraj-oil-100ml$/],
  ])('find the goods of %s first, whatever its spelling', async (query, slug) => {
    expect((await firstFive(query))[0]).toMatch(slug);
  });

  it.each([
    ['neem pawder', ['neem-oil']],
    ['moringa oil', ['moringa-powder', 'moringa-tablets']],
  ])('show goods of the herb of %s alone, and name the missing form', async (query, slugs) => {
    const { products, message } = await searchProducts(db, { q: query, limit: 5, cursor: 0 });
    expect(products.map(({ slug }) => slug).toSorted()).toEqual(slugs);
    expect(message).toContain(query.split(' ')[1]);
  });

  it.each([
    ['dadi ke ghutne mein dard rehta hai thand me subah uthte time koi malish ka tel batao', /oil|tailam/],
    ['i want something for gas after rajma', /./],
    ['hmare ghar mein nanhi bachchi hai teen mahine ki nahlane se pehle kis tel se malish karun', /oil/],
    ['i forget where i keep my keys every day is there any herb for memory', /./],
    ['mere pati din bhar computer pe baithe hain kamar akad jaati hai maalish ke liye kuch dijiye', /./],
    ['bina saabun wala baal dhone ka powder', /powder|shampoo/],
    ['kuch aisa do ki subah uthte hi chai ki jagah healthy peeu', /tea/],
    ['mara vaal bahu suka thai gaya chhe conditioner apo', /conditioner/],
    ['aunty ne bola tha chehre pe raat ko do boond kesar wala tel lagao wo dikhao', /kumkumadi/],
    ['nani jaisa ubtan chahiye jo nahane se pehle lagate the', /ubtan/],
  ])('read the wish of a sentence: %s', async (query, slug) => {
    const { notSold, products } = await searchProducts(db, { q: query, limit: 1, cursor: 0 });
    expect([notSold, products[0]?.slug]).toEqual([null, expect.stringMatching(slug)]);
  });

  it.each([
    'bhai mujhe dadhi ka trimmer chahiye jaldi se',
    'please show me a charger for my new phone',
    'mujhe neem ka datun chahiye aap dikhao na',
    'do you have any nail polish for my wife',
  ])('say that the goods are not sold that a sentence asks for: %s', async (query) => {
    const { notSold, products } = await searchProducts(db, { q: query, limit: 3, cursor: 0 });
    expect([notSold === null, products]).toEqual([false, []]);
  });

  it('find goods that contain a herb which names none, in the form of the text', async () => {
    expect(await firstFive('ajwain wala tel')).toEqual(['almond-sesame-baby-oil']);
  });

  it.each(['vegan capsules', 'strong tablet', 'unsweetened juice', 'ela powder', 'imported ashwagandha'])(
    'find goods for %s',
    async (query) => {
      expect(await firstFive(query)).not.toEqual([]);
    },
  );

  it.each(['lump in the breast tablet', 'swelling of glands capsules', 'wild forest honey', 'la la la'])(
    'find nothing for %s: a form or a syllable alone answers nothing',
    async (query) => {
      expect(await firstFive(query)).toEqual([]);
    },
  );

  it.each([
    ['where is my parcel', /My Orders/, '/orders'],
    ['bp ki dawai', /poochh|doctor/i, '/learn-ayurveda/herbs/when-not-to'],
    ['phone charger', /do not sell phone charger/, null],
    ['zzxxqv', /do not know/, null],
  ])('answer %s in the box, without goods', async (text, sentence, path) => {
    const { answer, products, terms } = await suggestGroups(db, text);
    expect(answer).toEqual({ text: expect.stringMatching(sentence), path });
    expect([products, terms]).toEqual([[], []]);
  });

  it.each(['neem', 'hair fall', 'ashwagandha cap', 'haldi cap', 'awla po', 'bhang', 'goose'])(
    'suggest goods for %s without an answer',
    async (text) => {
      const { answer, products } = await suggestGroups(db, text);
      expect([answer, products.length > 0]).toEqual([null, true]);
    },
  );

  // §7 a question about the shop leads to its page; an illness finds nothing; what meets a part says so
  it.each(soldNothing.split(', '))('find nothing for %s, which the shop does not sell', (query) => {
    expect(found.get(query)).toEqual([]);
  });

  it('never return a herb that only looks like the searched one', () => {
    for (const { query, never } of confusables)
      for (const slug of found.get(query)!)
        for (const wrong of never) expect(slug, query).not.toContain(wrong);
  });
});

describe('a kind of text', () => {
  const search = (q: string) => searchProducts(db, { q, limit: 5, cursor: 0 });

  it.each(['good morning ji', 'good night dear', 'happy new year sir'])('“%s” only greets', async (q) => {
    const { products, notUnderstood, notSold } = await search(q);
    expect({ products, notSold }).toEqual({ products: [], notSold: null });
    expect(notUnderstood).not.toEqual([]);
  });

  it.each(['olive oil', 'walnut oil', 'akhrot ka tel', 'ਜੈਤੂਨ ਦਾ ਤੇਲ'])(
    '“%s” is not sold, though another product holds it',
    async (q) => {
      const { products, notSold } = await search(q);
      expect(products).toEqual([]);
      expect(notSold).not.toBeNull();
    },
  );

  it('“neem powder” shows no comb', async () => {
    const { products } = await search('neem powder');
    expect(products.map(({ slug }) => slug)).not.toEqual([]);
    expect(products.filter(({ slug }) => slug.includes('comb'))).toEqual([]);
  });

  it.each(['foot cream', 'hand cream', 'nail gel'])('“%s” shows no cream for the face', async (q) => {
    const { products } = await search(q);
    expect(products.filter(({ slug }) => slug.includes('cream'))).toEqual([]);
  });

  it.each([
    ['shilajitresin20g', 'shilajit-resin'],
    ['ashwagandha wali jelly', 'ashwagandha-gummies'],
    ['take off makeup gently', 'mulethi-milk-cleanser'],
    ['which oil should i use for hair growth', 'bhringraj-oil'],
    ['wavy hair', 'flaxseed-hair-gel'],
    ['uljhe baal', 'neem-wide-comb'],
    ['केसांसाठी माक्याचे तेल', 'bhringraj-oil'],
    ['peeli wali haldi doodh', 'golden-milk'],
    ['citronela nahi lemongras oil', 'lemongrass-eo'],
    ['tilak lagane wala laal chandan', 'red-sandal-powder'],
  ])('“%s” finds %s', async (q, slug) => {
    expect(await firstFive(q)).toContain(slug);
  });

  it('an unknown word beside a word of medicine is bent to no need', async () => {
    const { products, asksDoctor } = await search('મોતિયો ઉતારવાની દવા');
    expect({ products, asksDoctor }).toEqual({ products: [], asksDoctor: false });
  });
});
