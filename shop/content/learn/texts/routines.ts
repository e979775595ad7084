import type { Article } from '../../reading/article.ts';

export const articles: Article[] = [
  {
    slug: 'the-first-hour',
    title: 'The first hour of the day',
    summary: 'Water, tongue, teeth, light: four small things before the telephone is allowed to speak.',
    label: 'Morning',
    image: 'tulsi-tea-2.webp',
    text: `
The texts begin a day in *brahma muhurta*, the quiet stretch before sunrise. Few of us will rise at half past four, but the idea survives at half past six: an hour that belongs to nobody else.

1. Drink a cup of warm water, slowly, sitting down.
2. Scrape the tongue from back to front, five or six times, with a steel or copper scraper.
3. Brush, then swirl a spoon of sesame or coconut oil in the mouth for a few minutes and spit it into paper, not the basin.
4. Step into daylight, even if that is a balcony.

Only then look at a screen. Done in this order the hour takes forty minutes, and most people find that breakfast is met with a truer hunger.
`,
  },
  {
    slug: 'oil-before-the-bath',
    title: 'Oil before the bath',
    summary: 'Abhyanga in ten minutes, for a weekday, with nothing but a bowl and a towel.',
    label: 'Body',
    image: 'abhyanga-oil-2.webp',
    text: `
On a weekday nobody has an hour. The short form of abhyanga takes ten minutes and covers the places that the texts name first: the head, the ears and the feet.

Warm two spoons of sesame oil in a bowl of hot water. Rub a little into the crown, then around and behind the ears, then along the arms and legs with long strokes, circling each joint. Give the last third to the soles. Bathe in warm water and use soap only where it is needed.

Leave it out with a fever, a full stomach or skin that is broken. The long form, for a Sunday, stands in [our blog](/blog/ayurvedic-massage).
`,
  },
  {
    slug: 'lunch-at-noon',
    title: 'Lunch at noon, sitting down',
    summary: 'Why the middle of the day carries the main meal, and how to keep it at a desk.',
    label: 'Midday',
    image: 'ccf-tea-2.webp',
    text: `
The fire of digestion is said to follow the sun, and so the largest meal is placed near noon. At an office this needs only a little cunning: carry the lunch that you would have eaten at night, and eat at night what you would have carried.

- Sit, even if the canteen is loud.
- Begin with something warm.
- Put the telephone face down until the plate is empty.
- Walk a hundred steps afterwards. The texts really do say a hundred.

A pinch of roasted fennel ends it. If you are sleepy an hour later the meal was too large, and tomorrow is another lunch.
`,
  },
  {
    slug: 'ending-the-evening',
    title: 'How to end an evening',
    summary: 'A light dinner, dim lamps and oil on the feet: the slope that leads to sleep.',
    label: 'Evening',
    image: 'lavender-eo-2.webp',
    text: `
Sleep is one of the three pillars on which, the texts say, a body stands; the others are food and a well-governed life. A pillar is not switched on. It is approached.

Finish dinner by half past seven and keep it lighter than lunch. Dim the lamps an hour before bed. Write tomorrow's worries on paper, where they keep. Then oil the soles with a little warm sesame, pull on old socks and lie down at the same hour as yesterday.

Warm milk with nutmeg is traditionally taken by those who lie awake. If sleep stays away for weeks, tell a doctor rather than a teacup.
`,
  },
];
