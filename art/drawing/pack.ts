import type { Vessel } from '#database/sample-data/sample-product.ts';

/** The parts of a product that its picture shows. */
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
  /** The products of a kit; empty for others. */
  holds: Pack[];
};
