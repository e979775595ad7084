export const text = `
A bathroom shelf in our grandmothers' time held four things: a bowl for ubtan, a bottle of oil, rose water and a bar of soap for guests. Skin was fed, cleaned and left in peace. Much of what Ayurveda has to say about it can still be done with four things.

## Know what your skin is doing today

The texts do not sort people into fixed types for life. Skin that is dry and flaky in January may be oily by June. Vata skin is described as thin, dry and cool; pitta skin as warm and quickly red; kapha skin as thick, moist and slow to mark. Look in the mirror this week, rather than at a quiz, and choose for that.

- **Dry and tight:** a few drops of sesame or almond oil on damp skin, and no scrubs.
- **Warm and easily red:** cooling things such as rose, vetiver and aloe. Keep away from strong sun and strong perfume.
- **Oily and dull:** a clay mask once a week, and a light oil used sparingly. Oil does not have to be an enemy.

## Ubtan, the oldest face wash

Mix two spoons of gram flour, a pinch of turmeric and enough milk, curd or rose water for a soft paste. Spread it, wait until it is nearly dry but not cracking, wet your fingers and roll it off in small circles. Once a week is plenty. Wash the basin at once, for turmeric is a loyal guest. Our [ubtan powder](/product/ubtan-powder) is this recipe with sandalwood and rose petals already in it.

## A face oil, properly

Kumkumadi, the saffron oil, is traditionally used at night. Three drops are enough. Warm them between the palms, press rather than rub, and go upwards from the throat. Let it sit for a quarter of an hour and wipe the rest away with a soft cloth. The pleasure is half of the point: it takes four minutes, and nothing else can be done with oily hands.

## Two rules we keep

First, test anything new on the inside of the elbow and wait for a day. Plants are not mild because they are plants. Second, sunscreen. No oil in any old book was written for a commute at noon in May, and saffron is no substitute for it.

## From within

The tradition sees skin as the last place that food reaches. Water sipped through the day, a bitter vegetable at lunch, enough ghee and enough sleep are its quietest recipes. If something itches, spreads or stays for more than two weeks, close this page and see a dermatologist.
`;

export const sources = [
  'Sushruta Samhita, Chikitsasthana, chapter 24 (on washing, rubbing and anointing)',
  'The Ayurvedic Pharmacopoeia of India, part I (on turmeric, sandalwood and manjistha)',
];
