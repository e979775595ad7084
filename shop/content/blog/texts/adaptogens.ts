export const text = `
*Adaptogen* is a young word. It was coined in the middle of the last century for plants thought to help a body bear strain. Ayurveda has an older and wider one, *rasayana*: what nourishes the tissues and is taken over months by people who are otherwise well. The two overlap, and the shelf that results can be confusing. Here is how we sort it.

## The old ones

- **Ashwagandha**, the root. Warming and heavy; traditionally taken in milk at night, for strength and sound sleep.
- **Shatavari**, the root of a wild asparagus. Cooling and sweet; traditionally given to women, and good company for a dry throat in May.
- **Brahmi**, the whole plant. Cooling and bitter; traditionally for study and recollection.
- **Tulsi**, the leaf. Warming and fragrant; the one you can grow on a sill.
- **Amla**, the fruit. The only one on this list that you can simply eat.
- **Shilajit**, a mountain resin. Strong, and often faked. Buy it only with a report on heavy metals.

## The newcomers

Lion's mane, reishi and cordyceps are mushrooms from other traditions. Cordyceps grows in our own high Himalaya, where it is collected as keeda jadi; what is sold in capsules is cultivated. They are interesting foods, and research on them is at an early stage. We sell them as what they are and promise nothing.

## How to take one

1. **Choose one.** Name what you hope for in one plain sentence, such as falling asleep before midnight.
2. **Start low.** Half of what the label says, for a week.
3. **Give it six weeks**, at the same time each day, with food.
4. **Then stop for two.** If you notice no difference, you have saved money.

A rasayana works on good ground. The texts prepare a person first, with light food, regular sleep and, where needed, [cleansing under guidance](/learn-ayurveda/panchakarma), and give the herb last. Taken in place of dinner and rest it does very little.

## Who should not

In pregnancy and while nursing, leave all of them but food amounts of amla. With thyroid disease, diabetes, an autoimmune condition, a liver condition, before surgery, or with sedatives, blood thinners or medicine for blood pressure, ask a doctor who knows your prescriptions. Plants that do something can also do too much. Stop and seek advice if your urine darkens, your skin yellows or your heart races.

## How to read a label

Look for the botanical name, the part used, the amount in each dose, the licence number and a batch number. A label that says *proprietary blend* and nothing else has told you all you need to know. If you ask us for the test report of a batch, we send it.
`;

export const sources = [
  'Charaka Samhita, Chikitsasthana, chapter 1 (on rasayana)',
  'US National Center for Complementary and Integrative Health (NCCIH): Ashwagandha, usefulness and safety',
  'European Medicines Agency: Reflection paper on the adaptogenic concept, 2008',
];
