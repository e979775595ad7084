export const text = `
There is no Ayurvedic diet. There is an Ayurvedic way of asking: who is eating, what is it, when, how much, with what and in which mood? The same bowl of curd is right for one person at noon in May and wrong for another at night in August. That sounds difficult until you notice that your grandmother did it without thinking.

## Six tastes

Food is sorted by taste, because the tongue is the one instrument everybody carries.

- **Sweet:** rice, wheat, milk, ghee, ripe fruit. Builds and calms.
- **Sour:** lime, tamarind, curd, amla. Wakes the appetite.
- **Salty:** rock salt, sea salt. Moistens and gives savour.
- **Pungent:** ginger, pepper, chilli. Warms and moves.
- **Bitter:** karela, methi, neem. Lightens and cools.
- **Astringent:** dal, pomegranate, turmeric. Dries and holds together.

A thali is this table, served. When a meal has all six, even a pinch of some, people tend to feel that they have eaten and not only that they are full.

## Leaning against the weather

If you are cold, dry and restless, lean towards warm, oily, sweet, sour and salty food: soup, khichdi, ghee, stewed fruit. If you are hot and sharp, lean towards cool, sweet, bitter and astringent: rice, moong, gourds, coconut, coriander. If you are heavy and slow, lean towards light, dry, pungent and bitter: barley, greens, honey, ginger. Lean, and do not lurch.

## Pairs to keep apart

The texts list foods that do not sit well together. Milk with sour fruit, milk with fish, and honey that has been heated are the ones most households still keep. You need not fear the others. Try leaving banana out of milk for a week, and see.

## A plain day

- **Morning:** warm water, then something cooked: poha, upma, a dosa, porridge with dates.
- **Noon:** rice or roti, dal, two vegetables, one of them bitter or green, a spoon of ghee, a little pickle, buttermilk.
- **Evening:** half of that, an hour after sunset at the latest.
- **Night:** if hungry, a cup of milk with [turmeric and a little pepper](/product/golden-milk).

## Three sentences to keep on the fridge

Eat what your place and season grow. Eat it freshly cooked and warm. Stop a little before you are full. If you follow only these you have most of the chapter, and may throw the rest of the charts away.

Those who are pregnant, growing, recovering, diabetic or on a prescribed diet should change nothing important without the person who looks after them. Food is traditionally called the great medicine, and that is exactly why it deserves care.
`;

export const sources = [
  'Charaka Samhita, Vimanasthana, chapter 1 (the eight things that decide about food)',
  'ICMR–National Institute of Nutrition: Dietary Guidelines for Indians, 2024',
];
