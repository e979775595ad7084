import type { Delivery } from '#shop/pricing/delivery.ts';
import { withoutKeptPromise } from '#shop/pricing/kept-promise.ts';
import type { LiveOffer } from '#shop/pricing/offers/live-offer.ts';
import { saysTerms } from '#shop/pricing/offers/says-terms.ts';
import type { Fields } from './kinds/fields.ts';
import { type ContentKind, kindOf } from './kinds/kinds.ts';
import { placesOf } from './kinds/places.ts';
import type { PublishedContent, Shown } from './published.ts';
import { promisesMoney } from '#shop/claims/reading/money-promise.ts';

/** The rules of the shop that keep promises of money. */
export type Promises = {
  delivery?: Delivery | undefined;
  offers: readonly Pick<LiveOffer, 'ref' | 'terms'>[];
};

type Row = Record<string, unknown>;

/** The kinds whose words stand where customers read offers. */
export const promisingKinds = ['banner', 'home', 'home-sections', 'carousel'] as const;

/**
 * Returns whether the shop keeps what a text promises. A text that points at an offer stands while customers can have it and it gives what the
 * text says. Any other text promises no money beyond the delivery charge.
 */
export function isKept(text: string, offer: unknown, { delivery, offers }: Promises): boolean {
  if (typeof offer !== 'string' || offer === '') return !promisesMoney(withoutKeptPromise(text, delivery));
  const terms = offers.find(({ ref }) => ref === offer)?.terms;
  return terms !== undefined && saysTerms(text, terms);
}

function isRowKept(fields: Fields, row: Row, promises: Promises): boolean {
  return Object.entries(fields).every(
    ([name, { isBanner }]) => !isBanner || isKept(wordsOf(row[name]), row['offer'], promises),
  );
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the words of a real shop without the promises that it does not keep: their row goes, and a single line is empty. */
function keptData(fields: Fields, data: Row, promises: Promises): Row {
  const kept = Object.entries(fields).map(([name, field]) => {
    const value = data[name];
    if (field.input === 'rows') {
      const rows = (value ?? []) as Row[];
      const inside = field.fields!;
      // A row with a name is a place of the shop, and stays.
      if (inside['name'] !== undefined) return [name, rows.map((row) => keptData(inside, row, promises))];
      return [name, rows.filter((row) => isRowKept(inside, row, promises))];
    }
    const isShown = !field.isBanner || isKept(wordsOf(value), data['offer'], promises);
    return [name, isShown ? value : ''];
  });
  return Object.fromEntries(kept) as Row;
}

/** Whether an upgrade still gives the shop time to bind the words. */
function mayStay({ promisesUntil }: Pick<Shown, 'promisesUntil'>, now: Date): boolean {
  return promisesUntil !== undefined && promisesUntil !== null && now < new Date(promisesUntil);
}

/** Returns the content of a real shop as customers may see it: without promises of money that no rule keeps. */
export function withKeptPromises(
  content: PublishedContent,
  promises: Promises,
  now = new Date(),
): PublishedContent {
  const kept = <K extends ContentKind>(kind: K, shown: Shown<K>): Shown<K> =>
    mayStay(shown, now)
      ? shown
      : { ...shown, data: keptData(kindOf(kind).fields, shown.data, promises) as typeof shown.data };
  return {
    ...content,
    find: (kind, key) => {
      const shown = content.find(kind, key);
      return shown && (promisingKinds as readonly string[]).includes(kind) ? kept(kind, shown) : shown;
    },
  };
}

/** Returns the lines and the titles of slides that promise what no rule keeps. The demo marks them. */
export function listUnkept(content: PublishedContent, promises: Promises): string[] {
  const lines = content.find('banner', 'banner')?.data.lines ?? [];
  const slides = content.find('carousel', 'carousel')?.data.slides ?? [];
  const [ofBanner, ofCarousel] = (['banner', 'carousel'] as const).map((kind) => kindOf(kind).fields);
  return [
    ...lines
      .filter((line) => !isRowKept(ofBanner!['lines']!.fields!, line, promises))
      .map(({ text }) => text),
    ...slides
      .filter((slide) => !isRowKept(ofCarousel!['slides']!.fields!, slide, promises))
      .map(({ title }) => title),
  ];
}

export type UnkeptText = { kind: ContentKind; key: string; words: string; until: Date | null };

/** Returns the promises of staff that customers of a real shop do not see, or see until a moment after the upgrade. */
export function findUnkept(content: PublishedContent, promises: Promises, now = new Date()): UnkeptText[] {
  return promisingKinds.flatMap((kind) => {
    const shown = content.find(kind, kind) as Shown | undefined;
    if (!shown || shown.number === null) return [];
    const until = mayStay(shown, now) ? new Date(shown.promisesUntil!) : null;
    return placesOf(kindOf(kind).fields, shown.data)
      .filter(
        ({ spec, value, row }) =>
          spec.isBanner && row['isShown'] !== false && !isKept(wordsOf(value), row['offer'], promises),
      )
      .map(({ value }) => ({ kind, key: kind, words: wordsOf(value), until }));
  });
}
