import type { Vessel } from '../../sample-data/sample-product.ts';

export type Pack = {
  slug: string;
  title: string;
  aside: string;
  nameHindi: string;
  quantity: string;
  vessel: Vessel;
  form: string;
  colour: string;
  /** The colour of what is inside, where it is another. */
  insideColour?: string;
  herb: string;
  holds: Pack[];
};
