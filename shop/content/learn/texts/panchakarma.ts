import type { Article } from '../../reading/article.ts';

export const articles: Article[] = [
  {
    slug: 'what-panchakarma-is',
    title: 'What panchakarma is, and is not',
    summary: 'Five procedures of the classical texts, done in a clinic, for some people, at some times.',
    label: 'Introduction',
    image: 'brahma-rasayana-2.webp',
    text: `
*Panchakarma* means five actions. They are vamana, virechana, two kinds of basti, and nasya; some schools count the letting of blood. Each is a strong procedure that the texts reserve for a physician, for a person who has been prepared, in the right season.

It is not a spa package, a weekend or a juice. Oil on the forehead is pleasant, and is not panchakarma by itself.

Nothing on this page is an instruction. We do not sell these procedures, and we ask you not to try any of them at home.
`,
  },
  {
    slug: 'purva-karma',
    title: 'Purva karma: getting ready',
    summary: 'Oil inside and out, warmth, and simple food. Why the preparation is longer than the treatment.',
    label: 'Before',
    image: 'dhanwantharam-oil-2.webp',
    text: `
Before anything is taken out, the texts soften it. *Snehana* is oil: on the skin by massage, and within as measured ghee, day by day, under supervision. *Svedana* is warmth: steam from herbs in a wooden box, or a warm room. Together they take from three days to a week.

Food in this time is thin and warm, mostly rice gruel and moong. Work, travel and argument are set aside, which is for many people the hardest part.

A vaidya will first take a history, feel the pulse, and ask for your reports and your prescriptions. If nobody asks, leave.
`,
  },
  {
    slug: 'the-five-actions',
    title: 'The five actions, in plain words',
    summary: 'Vamana, virechana, basti, nasya and their traditional places, without mystery.',
    label: 'The procedures',
    image: 'anu-tailam-2.webp',
    text: `
- **Vamana**, guided emesis, is traditionally linked with kapha and with spring.
- **Virechana**, guided purgation, is traditionally linked with pitta and with autumn.
- **Niruha basti**, an enema of decoction, and **anuvasana basti**, one of oil, are traditionally linked with vata and with the rains.
- **Nasya** is medicated oil given through the nose, for the region above the collarbone.

Each has a list of people for whom it is forbidden, and the lists are long: pregnancy, great age or youth, weakness, heart disease, fever, recent surgery and more. That is the reason why they belong in trained hands.
`,
  },
  {
    slug: 'paschat-karma',
    title: 'Paschat karma: the way back',
    summary: 'Thin gruel, then thick, then rice. How the texts return a person to ordinary life.',
    label: 'After',
    image: 'shatavari-churna-2.webp',
    text: `
After the procedure the fire of digestion is treated like a spark: it is fed with straw before wood. The order is called *samsarjana krama*. First the water of rice, then thin gruel, then thick, then soft rice with moong, then a meal, over three to seven days.

Cold wind, long talks, day sleep, heavy food and travel are avoided for about as long as the treatment lasted. Only now do the texts give a *rasayana*, a nourishing herb, because only now is there ground for it to grow in.

To find someone qualified, look for a BAMS or MD (Ayurveda) degree and a registration number of the state council, and ask to see both.
`,
  },
];
