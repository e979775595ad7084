import type { Vessel } from '#database/sample-data/sample-product.ts';
import type { Pack } from '../drawing/pack.ts';

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

const contents: Partial<Record<Vessel, string>> = {
  dropper: 'dish_of_oil',
  bottle: 'dish_of_oil',
  pump: 'swirl_of_cream',
  'capsule-bottle': 'capsules_spilt',
  jar: 'swirl_of_cream',
  tin: 'swirl_of_cream',
  pouch: 'bowl_of_powder',
  tube: 'swirl_of_cream',
  soap: 'lather',
  'tea-box': 'leaves_for_tea',
};

/** Returns the template of the contents, or null when they show nothing: mists, combs and kits. */
export function contentPlateOf(pack: Pack): string | null {
  if (tablets.has(pack.form)) return 'tablets_spilt';
  if (pack.form === 'Herbal tea') return 'leaves_for_tea';
  if (pack.form === 'Kajal') return null;
  return vesselPlateOf(pack) === 'powder_jar' ? 'bowl_of_powder' : (contents[pack.vessel] ?? null);
}
