import type { Vessel } from '#database/sample-data/sample-product.ts';

/** What of a product can be seen in its picture. */
export type Pack = {
  slug: string;
  title: string;
  aside: string;
  nameHindi: string;
  quantity: string;
  vessel: Vessel;
  form: string;
  colour: string;
  herb: string;
  /** What a kit bundles; empty for everything else. */
  holds: Pack[];
};
