import { readDemoTexts } from '#demo/texts/demo-texts.ts';
import { describe, expect, it } from 'vitest';
import { homeWords } from './home-words.ts';
import { defaultContent } from './server/live-content.ts';
import { type PublishedContent, publishedContent } from './published.ts';
import { findUnkept, listUnkept, type Promises, withKeptPromises } from './kept-promises.ts';

const oils = {
  ref: '7',
  terms: {
    id: 7,
    name: 'Oils',
    kind: 'percent' as const,
    scope: { kind: 'order' as const },
    fromPaise: 0,
    percent: 20,
  },
};
const none: Promises = { offers: [] };

function banner(promisesUntil: string | null = null): PublishedContent {
  const data = {
    lines: [
      { text: '100% Herbal', offer: '' },
      { text: 'Flat 20% Off', offer: '7' },
      { text: 'Free delivery above ₹500', offer: '' },
    ],
  };
  const entry = { key: 'banner', data, number: 1, publishedAt: null, promisesUntil };
  return publishedContent([{ kind: 'banner', entry }]);
}

const linesOf = (content: PublishedContent) =>
  content.find('banner', 'banner')!.data.lines.map(({ text }) => text);

describe('a real shop', () => {
  it('shows a promise of money only while its offer is on or its charge keeps it', () => {
    expect(linesOf(withKeptPromises(banner(), none))).toEqual(['100% Herbal']);
    const delivery = { paise: 40_00, free: { paise: 500_00, isIncluded: false } };
    expect(linesOf(withKeptPromises(banner(), { offers: [oils], delivery }))).toEqual([
      '100% Herbal',
      'Flat 20% Off',
      'Free delivery above ₹500',
    ]);
  });

  it('shows none that its offer does not give', () => {
    const less = { ...oils, terms: { ...oils.terms, percent: 10 } };
    expect(linesOf(withKeptPromises(banner(), { offers: [less] }))).toEqual(['100% Herbal']);
  });

  it('has 14 days after an upgrade, in which the words are listed for staff', () => {
    const now = new Date('2026-12-01T10:00:00Z');
    const content = banner('2026-12-10T10:00:00Z');
    expect(linesOf(withKeptPromises(content, none, now))).toHaveLength(3);
    expect(findUnkept(content, none, now).map(({ words, until }) => [words, until !== null])).toEqual([
      ['Flat 20% Off', true],
      ['Free delivery above ₹500', true],
    ]);
    const later = new Date('2026-12-10T10:00:00Z');
    expect(linesOf(withKeptPromises(content, none, later))).toEqual(['100% Herbal']);
    expect(findUnkept(content, none, later)[0]!.until).toBeNull();
  });
});

describe('the demo', () => {
  const shop = { SHOP_NAME: 'Aranya', SHOP_TAGLINE: '', SHOP_DEMO: true };

  it('marks its promises until their offers are on', async () => {
    const content = await defaultContent({ demo: true, readDemo: readDemoTexts });
    expect(listUnkept(content, none)).toEqual([
      'Flat 20% Off on Herbal Oils',
      'Free Shipping on Herbal Combos',
      'Pay in easy instalments',
      '20% off your first order',
      'Free shipping above ₹500',
    ]);
    const on = [{ ...oils, ref: 'demo:herbal-oils' }];
    expect(listUnkept(content, { offers: on })).not.toContain('Flat 20% Off on Herbal Oils');
  });

  it('shows a real shop none of its slides while no offer is on', async () => {
    const content = await defaultContent({ demo: true, readDemo: readDemoTexts });
    expect(homeWords(withKeptPromises(content, none), shop).slides).toEqual([]);
  });
});
