import type { Article } from '../../reading/article.ts';

export const articles: Article[] = [
  {
    slug: 'the-six-tastes',
    title: 'The six tastes on one plate',
    summary: 'Sweet, sour, salty, pungent, bitter, astringent: how a thali keeps its balance.',
    label: 'Basics',
    image: 'amla-powder-2.webp',
    text: `
Ayurveda reads food with the tongue. Sweet builds, sour wakes, salty moistens, pungent warms, bitter lightens, astringent holds together. A plate that carries all six tends to satisfy sooner than one that carries two.

You do not need six dishes. Rice and dal are sweet and astringent; a squeeze of lime is sour; salt and ginger are there already; a spoon of methi or karela brings the bitter that most plates lack. That is one khichdi and one pickle.

If you change only one thing, add the bitter. It is the taste that packets have forgotten.
`,
  },
  {
    slug: 'eating-for-vata-pitta-kapha',
    title: 'Eating for vata, pitta and kapha',
    summary: 'Three leanings rather than three diets, and how to tell which one you need today.',
    label: 'Doshas',
    image: 'trikatu-tablets-2.webp',
    text: `
- **Vata**, dry, light and cold, is eased by warm, moist and oily food: soups, ghee, root vegetables, stewed fruit, a fixed hour.
- **Pitta**, hot and sharp, is eased by cool, sweet and bitter food: rice, moong, gourds, coconut, coriander, and no skipped lunch.
- **Kapha**, heavy and moist, is eased by light, dry and warm food: barley, greens, honey, ginger, and an early, small dinner.

Everybody has all three. Ask what today is like, not what you are: a cold, windy, hurried week is a vata week for nearly everyone. Lean against it for a few days, then look again.
`,
  },
  {
    slug: 'kitchari',
    title: 'Kitchari, a recipe',
    summary: 'Rice and split moong, one pot, thirty minutes. The plainest good meal we know.',
    label: 'Recipe',
    image: 'cold-pressed-sesame-2.webp',
    text: `
1. Rinse half a cup of rice and half a cup of split yellow moong until the water runs clear.
2. Warm two spoons of ghee. Add half a spoon of cumin, a pinch of hing, a spoon of grated ginger and half a spoon of turmeric.
3. Stir in the rice and moong for two minutes.
4. Add five cups of hot water and salt. Cook, covered and low, for half an hour, or three whistles in a cooker.
5. Add a handful of soft vegetables for the last ten minutes: gourd, carrot, spinach.

Finish with coriander and a few drops of lime. It should move when the plate is tilted. Serves two who are hungry.
`,
  },
  {
    slug: 'ghee-well-made',
    title: 'Ghee, well made and well used',
    summary: 'How to make it from butter, how to store it, and how much is enough.',
    label: 'Kitchen',
    image: 'shata-dhauta-ghrita-2.webp',
    text: `
Melt half a kilo of unsalted butter in a heavy pan and let it murmur on a low flame. First it foams, then it clears; after about twenty minutes the solids at the bottom are golden and the kitchen smells of biscuits. Take it off at once, wait a little and pour it through a cloth into a dry jar. It keeps for three months on a shelf if no wet spoon ever enters it.

A spoon or two a day, in hot food, is the traditional measure for those who are well and active. Ghee is still fat: with high cholesterol or a heart condition, ask your doctor how much of it is yours.
`,
  },
];
