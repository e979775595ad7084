export const text = `
Every October the same question comes to our counter: what should we take, so that nobody falls ill this winter? The honest answer is that no jar does that. What the old texts offer instead is a way of living in which the body is rarely caught off guard. They call the reserve that is built up this way *ojas*, and they speak of it much as a household speaks of savings: earned slowly, spent quickly.

## Begin with sleep and warm food

Before any herb, the tradition looks at two ordinary things. Did you sleep, and did you digest what you ate? A late night and a cold dinner undo what a spoonful of anything could add. For a fortnight, try a fixed bedtime before eleven, and an evening meal that is warm, freshly cooked and finished three hours before it. Most people notice the mornings first.

## The kitchen shelf

- **Tulsi**, five or six leaves in hot water, is the cup that begins the day in many homes. It is traditionally taken when the seasons change.
- **Ginger, black pepper and long pepper**, the three pungents, go into dal, kadha and honey in small amounts. They are traditionally used to keep digestion bright.
- **Turmeric** cooked in a little ghee, never raw by the spoon, finds its way into nearly everything else.

None of this is exotic. It works, if it works, because it is done every day and in small amounts.

## Where chyawanprash comes in

Chyawanprash is amla cooked down with ghee, honey, sugar and some forty herbs. It is a *rasayana*, a food meant to nourish over months. Grandmothers give a teaspoon in the morning through the cold season, with warm milk, and then stop in spring. It is sweet, so those who watch their sugar should leave it, or [ask for one made with dates](/product/chyawanprash-dates) and still count it.

Giloy belongs to the same conversation. The stem is bitter and is traditionally taken in short courses rather than all year. It does not suit everyone: people with a liver or autoimmune condition should not take it without their doctor.

## A week to try

1. Wake at the same hour, and drink a cup of warm water before the telephone.
2. Walk for twenty minutes in the light of the morning.
3. Cook one more meal at home than last week.
4. Rub a little warm sesame oil on the soles before bed.
5. Sleep by eleven.

Only then add an herb, and only one, so that you can tell what it does for you. Vaccinations, your doctor's advice and a good night's rest are not rivals of this tradition. They stand in the same row.
`;

export const sources = [
  'Charaka Samhita, Sutrasthana, chapter 17 (on ojas)',
  'Ministry of Ayush: advice on self-care in the cold season',
  'World Health Organization: fact sheet on seasonal influenza (on vaccination)',
];
