import type { Vessel } from '../../sample-data/sample-product.ts';
import type { Pack } from '../drawing/pack.ts';
import { mix } from '../drawing/pen/colour.ts';

const vessels: Record<Vessel, string> = {
  dropper: 'dropper',
  bottle: 'bottle',
  pump: 'pump',
  spray: 'spray',
  'capsule-bottle': 'capsule_bottle',
  jar: 'jar',
  'resin-jar': 'resin_jar',
  tin: 'tin',
  pouch: 'pouch',
  carton: 'carton',
  soap: 'soap',
  'tea-box': 'tea_box',
  tube: 'squeeze_tube',
  comb: 'comb',
  kit: 'gift_box',
};

const seenThrough = new Set(['Juice', 'Carrier oil', 'Baby oil']);
const tablets = new Set(['Tablets', 'Gummies']);
const powders = new Set(['Churna', 'Latte mix', 'Face pack', 'Hair mask', 'Body scrub']);

/**
 * Returns the vessel template of a pack: clear glass for visible contents, a tall jar for powder, tablets beside the bottle.
 */
export function vesselPlateOf({ vessel, form, title }: Pack): string {
  if (vessel === 'comb' && title.includes('Wide')) return 'wide_comb';
  if (vessel === 'bottle' && seenThrough.has(form)) return 'clear_bottle';
  if (vessel === 'capsule-bottle' && tablets.has(form)) return 'tablet_bottle';
  if (vessel === 'jar' && powders.has(form)) return 'powder_jar';
  return vessels[vessel];
}

/** A plate of what is inside, and the colour that it takes. */
type Inside = { plate: string; colour: string };

const plain =
  (plate: string) =>
  ({ colour, insideColour = colour }: Pack): Inside[] => [{ plate, colour: insideColour }];

/** Dried leaves are browner than their pack. */
const leaves = ({ colour }: Pack): Inside[] => [
  { plate: 'leaves_for_tea', colour: mix(colour, '#6f5f33', 0.45) },
];

/** A bar is paler than its wrapper. */
const bars = ({ colour }: Pack): Inside[] => [
  { plate: 'bars_of_soap', colour: mix(colour, '#f6efdc', 0.62) },
];

const comb = (pack: Pack): Inside[] =>
  plain(vesselPlateOf(pack) === 'wide_comb' ? 'wide_comb_laid' : 'comb_laid')(pack);

const water = ({ colour }: Pack): Inside[] => [
  { plate: 'dish_of_oil', colour: mix(colour, '#ffffff', 0.45) },
];

const byForm: Record<string, (pack: Pack) => Inside[]> = {
  Tablets: plain('tablets_spilt'),
  Gummies: plain('tablets_spilt'),
  'Herbal tea': (pack) => (pack.vessel === 'tin' ? plain('seeds_for_tea') : leaves)(pack),
  Kadha: plain('spices_for_kadha'),
  Soap: bars,
  'Shampoo bar': bars,
  'Face mist': water,
  'Hair rinse': water,
  Kajal: plain('swirl_of_cream'),
  'Hair colour': plain('bowl_of_powder'),
  Resin: plain('swirl_of_cream'),
  Preserve: plain('dish_of_oil'),
  Comb: comb,
};

const byVessel: Partial<Record<Vessel, string>> = {
  dropper: 'dish_of_oil',
  bottle: 'dish_of_oil',
  pump: 'swirl_of_cream',
  'capsule-bottle': 'capsules_spilt',
  jar: 'swirl_of_cream',
  tin: 'swirl_of_cream',
  pouch: 'bowl_of_powder',
  tube: 'swirl_of_cream',
};

/**
 * Returns the templates of what is inside, the best first: a tea is its leaves or its seeds, a soap its bars, a comb itself. A kit
 * has none, since its products show it.
 */
export function insidesOf(pack: Pack): Inside[] {
  const own = byForm[pack.form];
  if (own) return own(pack);
  if (vesselPlateOf(pack) === 'powder_jar') return plain('bowl_of_powder')(pack);
  const plate = byVessel[pack.vessel];
  return plate ? plain(plate)(pack) : [];
}
