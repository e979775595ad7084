import type { Article } from '../../reading/article.ts';

export const articles: Article[] = [
  {
    slug: 'powder-tablet-or-oil',
    title: 'Powder, tablet, syrup or oil',
    summary: 'The same herb comes in many coats. What each one is good for, and what it asks of you.',
    label: 'Forms',
    image: 'triphala-churna-2.webp',
    text: `
- **Churna**, powder, is the plainest form. You taste it, which the tradition counts as part of it. It keeps for about a year.
- **Vati**, tablets, are powders pressed with a binder. Easy to carry, easy to count.
- **Asava and arishta** are fermented and hold a little alcohol of their own.
- **Lehya** is a jam, such as chyawanprash: pleasant, and sweet.
- **Taila**, oil, is for the skin and the scalp unless a vaidya says otherwise.

Choose the form that you will really take. A bitter powder that stays in its jar helps nobody. Whatever you choose, read the label for the botanical name and the amount in each dose.
`,
  },
  {
    slug: 'what-to-take-it-with',
    title: 'Anupana: what to take it with',
    summary:
      'Warm water, milk, ghee or honey. The companion of a herb is chosen with as much care as the herb.',
    label: 'Companions',
    image: 'golden-milk-2.webp',
    text: `
An *anupana* is what a herb is taken with, and the texts treat it as a vehicle: it decides where the passenger gets down.

- **Warm water** suits nearly everything and is the right choice when in doubt.
- **Milk** is traditional with ashwagandha, shatavari and turmeric.
- **Ghee** softens what is dry and bitter.
- **Honey** is for heavy, damp conditions. It is never heated, and never given to a child under one year.
- **Buttermilk** goes with spices for the stomach.

Tea and coffee are no anupana. Leave half an hour between them and any herb, and two hours between herbs and prescribed medicine.
`,
  },
  {
    slug: 'before-or-after-food',
    title: 'Before food, after food, at night',
    summary: 'The five common times for a herb and the reason behind each.',
    label: 'Timing',
    image: 'hingwashtak-tablets-2.webp',
    text: `
1. **On an empty stomach in the morning:** strong herbs for those with a strong digestion, in short courses.
2. **Just before a meal:** ginger, trikatu and other things meant to wake the appetite.
3. **With the first mouthful:** hingwashtak with rice and ghee.
4. **After a meal:** gentler herbs, and most tablets.
5. **At bedtime:** triphala in warm water, ashwagandha in milk.

If a packet says one thing and your vaidya another, follow your vaidya. If neither says anything, take it after lunch with warm water and see how the day goes.
`,
  },
  {
    slug: 'when-not-to',
    title: 'When not to take a herb',
    summary: 'Pregnancy, prescriptions, surgery and the simple rule of one new thing at a time.',
    label: 'Care',
    image: 'giloy-tablets-2.webp',
    text: `
A plant that does something can also do too much. Please do not begin a herb on your own if you are pregnant, trying to be, or nursing; before an operation; for a young child; or if you take medicine for the heart, the thyroid, blood sugar, blood pressure, the mind or the blood's clotting. Ask the doctor who wrote the prescription, and bring the label.

Begin one new thing at a time, at half the dose. Stop if your skin itches, your stomach turns, your urine darkens or your eyes yellow, and see a doctor.

Tell your doctor what you take even when nobody asks. It is not a confession; it is half of the information.
`,
  },
];
