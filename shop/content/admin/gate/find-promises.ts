import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { Delivery } from '#shop/pricing/delivery.ts';
import type { LiveOffer } from '#shop/pricing/offers/live-offer.ts';
import { saysTerms } from '#shop/pricing/offers/says-terms.ts';
import type { ContentKind } from '../../kinds/kinds.ts';
import type { Place } from '../../kinds/places.ts';
import { isKept } from '../../kept-promises.ts';
import type { Block } from '../../reading/block.ts';
import { wordsIn } from '../../reading/cards.ts';
import type { Finding } from '../texts.ts';

/** An offer that a text points at, started or not. */
export type NamedOffer = Pick<LiveOffer, 'ref' | 'terms'> & { isOn: boolean };

export type PromiseShop = {
  /** Promises of money stay in a demo, under its ribbon. */
  isDemo: boolean;
  /** The delivery charge. A promise of free delivery may stand as far as it holds. */
  delivery?: Delivery | undefined;
  /** Returns the offers with these names that have not ended. */
  findOffers: (db: Db, refs: readonly string[]) => Promise<readonly NamedOffer[]>;
};

type Text = { kind: ContentKind | 'newsletter'; places: readonly Place[]; data: unknown };

/** Returns the words that promise money which no rule of the shop gives. A demo has none. */
export async function findPromises(
  db: Db,
  { kind, places, data }: Text,
  { isDemo, delivery, findOffers }: PromiseShop,
): Promise<Finding[]> {
  if (isDemo) return [];
  const whole = ((data ?? {}) as Record<string, unknown>)['offer'];
  const refOf = ({ row }: Place) => [row['offer'], whole].find((ref) => typeof ref === 'string') ?? '';
  const banners = places.filter(({ spec }) => spec.isBanner);
  const offers = await findOffers(db, [...new Set(banners.map(refOf).filter((ref) => ref !== ''))]);
  const problemOf = (place: Place): [string, string] | null => {
    const ref = refOf(place);
    const lines = sentencesIn(textOf(place));
    if (ref === '') {
      const promise = lines.find((line) => !isKept(line, '', { delivery, offers: [] }));
      return promise === undefined ? null : [promise, noRule];
    }
    const offer = offers.find((one) => one.ref === ref);
    if (!offer) return [lines[0] ?? '', 'The offer of these words does not exist or has ended'];
    if (kind === 'newsletter' && !offer.isOn) return [lines[0] ?? '', 'The offer of these words is not on'];
    const promise = lines.find((line) => !saysTerms(line, offer.terms));
    return promise === undefined ? null : [promise, `The offer “${offer.terms.name}” does not give this`];
  };
  return banners.flatMap((place) => {
    const problem = problemOf(place);
    if (!problem) return [];
    const [words, message] = [cutText(problem[0], 300), problem[1]];
    const { field, label } = place;
    return [{ level: 'gap', about: 'money', field, label, words, message: `${message}: “${words}”` }];
  });
}

const noRule = 'The shop keeps no rule behind this promise, so it may not stand here without its offer';

/** Returns the words of a place that customers read. */
export function textOf({ spec: { input }, value }: Place): string {
  if (input === 'marks') return wordsIn((value ?? []) as Block[]);
  return input === 'line' || input === 'area' ? ((value as string | undefined) ?? '') : '';
}

/** A price and 'less' in two sentences of a long text promise nothing. */
function sentencesIn(text: string): string[] {
  return text.length <= 200 ? [text] : text.split(/\n|(?<=[.!?।])\s/u);
}
