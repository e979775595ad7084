export type Vessel =
  | 'dropper'
  | 'pump'
  | 'jar'
  | 'tin'
  | 'pouch'
  | 'capsule-bottle'
  | 'bottle'
  | 'carton'
  | 'soap'
  | 'tea-box'
  | 'tube'
  | 'comb'
  | 'resin-jar'
  | 'spray'
  | 'kit';

/** What of a product can be seen in its picture. */
export type Pack = {
  slug: string;
  title: string;
  aside: string;
  nameHindi: string;
  quantity: string;
  vessel: Vessel;
  colour: string;
  herb: string;
  /** What a kit bundles; empty for everything else. */
  holds: Pack[];
};
