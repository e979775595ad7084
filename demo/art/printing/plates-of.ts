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
export function vesselPlateOf({ vessel, form }: Pack): string {
  if (vessel === 'bottle' && seenThrough.has(form)) return 'clear_bottle';
  if (vessel === 'capsule-bottle' && tablets.has(form)) return 'tablet_bottle';
  if (vessel === 'jar' && powders.has(form)) return 'powder_jar';
  return vessels[vessel];
}

/** A plate of what is inside, and the colour that it takes. */
type Inside = { plate: string; colour: string };

const plain =
  (plate: string) =>
  ({ colour }: Pack): Inside[] => [{ plate, colour }];

const infusion = ({ colour }: Pack): Inside => ({
  plate: 'dish_of_oil',
  colour: mix(colour, '#8a4f1e', 0.35),
});

const tea = (pack: Pack): Inside[] => [...plain('leaves_for_tea')(pack), infusion(pack)];

const soap = (pack: Pack): Inside[] => [
  ...plain('lather')(pack),
  { plate: 'swirl_of_cream', colour: mix(pack.colour, '#ffffff', 0.7) },
];

const water = ({ colour }: Pack): Inside[] => [
  { plate: 'dish_of_oil', colour: mix(colour, '#ffffff', 0.45) },
];

const byForm: Record<string, (pack: Pack) => Inside[]> = {
  Tablets: plain('tablets_spilt'),
  Gummies: plain('tablets_spilt'),
  'Herbal tea': tea,
  Kadha: (pack) => [infusion(pack)],
  Soap: soap,
  'Shampoo bar': soap,
  'Face mist': water,
  'Hair rinse': water,
  Kajal: plain('swirl_of_cream'),
  'Hair colour': plain('bowl_of_powder'),
  Resin: plain('swirl_of_cream'),
  Comb: () => [{ plate: 'dish_of_oil', colour: '#c9952f' }],
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
 * Returns the templates of what is inside or how it is used, the best first: a tea is its leaves or its infusion, a comb the
 * oil that it is worked in with. A kit has none, since its products show it.
 */
export function insidesOf(pack: Pack): Inside[] {
  const own = byForm[pack.form];
  if (own) return own(pack);
  if (vesselPlateOf(pack) === 'powder_jar') return plain('bowl_of_powder')(pack);
  const plate = byVessel[pack.vessel];
  return plate ? plain(plate)(pack) : [];
}
