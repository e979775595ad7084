/** The combos 1001 to 1008 of the specification (section 2), by slug. */
export const comboSlugs = [
  'abhyanga-ritual-combo',
  'champi-sunday-combo',
  'bridal-glow-combo',
  'monsoon-kitchen-combo',
  'henna-day-combo',
  'calm-evenings-combo',
  'daily-three-fruits-combo',
  'focus-desk-combo',
];
