import type { Article } from '../../reading/article.ts';

export const articles: Article[] = [
  {
    slug: 'six-seasons',
    title: 'Six seasons in a flat',
    summary: 'Ritucharya for people with a fridge: what to change every two months, and what to leave alone.',
    label: 'Seasons',
    image: 'gulkand-2.webp',
    date: '2026-09-24',
    text: `
The Indian year has six seasons of two months. You need not learn their names to follow them. When it gets dry and cold, add oil, warmth and sweetness. When it gets hot, add water, shade and bitterness. When it gets damp, add spice and leave out the raw and the leftover.

Change a quarter at a time, over a fortnight. Let one habit stay the same all year: a fixed hour of waking is the best, for it holds the others in place.

There is a longer table in [the blog](/blog/seasonal-wellness), told dish by dish.
`,
  },
  {
    slug: 'a-breath-at-the-desk',
    title: 'A breath for the desk',
    summary: 'Three minutes of alternate-nostril breathing between two meetings, with the camera off.',
    label: 'Breath',
    image: 'brahmi-capsules-2.webp',
    date: '2026-08-11',
    text: `
*Nadi shodhana* is the breath that goes by turns. Sit with a long back. Close the right nostril with the thumb and breathe in through the left. Close the left with the ring finger and breathe out through the right. In through the right, out through the left. That is one round; nine take three minutes.

Do not hold the breath and do not force it: if it can be heard, it is too strong. Stop if you feel light in the head. With a cold, or a heart or lung condition, simply watch the breath instead, which has the advantage that nobody can see it.
`,
  },
  {
    slug: 'sleep-as-a-pillar',
    title: 'Sleep as a pillar',
    summary: 'What the old texts say about going to bed, and the parts that a city can still keep.',
    label: 'Rest',
    image: 'ashwagandha-churna-2.webp',
    date: '2026-06-30',
    text: `
Charaka counts sleep among the three supports of life and says, dryly, that happiness and misery, strength and weakness depend on it. The advice that follows is plain: go to bed before the second wind, on the side, with the feet warm and the stomach not full.

- No sleep by day, but for the very young, the old, the ill, and everybody in the worst of May.
- Nothing exciting in the last hour; this was written before telephones.
- A room that is dark, quiet and a little cool.

Catch up on a lost night by going to bed earlier, not by rising later.
`,
  },
  {
    slug: 'the-copper-pot',
    title: 'The copper pot, and other quiet things',
    summary: 'Which objects of a traditional household are worth keeping, and how to look after them.',
    label: 'Home',
    image: 'sandalwood-eo-2.webp',
    date: '2026-05-19',
    text: `
A **copper pot** holds plain water overnight. Drink a glass of it in the morning, not the whole day through, and never keep lime, buttermilk or anything sour in copper. Clean it with tamarind and salt.

A **steel tongue scraper** costs forty rupees and lasts for ten years. A **stone mortar** makes a spice smell the way it should. A **brass lamp** at dusk needs only a wick and a little sesame oil, and a place where no curtain can reach it.

Buy one of them. A household becomes traditional by use and not by shopping, which is a strange thing for a shop to say.
`,
  },
];
