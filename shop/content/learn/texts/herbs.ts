import type { Article } from '../../reading/article.ts';

export const articles: Article[] = [
  {
    slug: 'powder-tablet-or-oil',
    title: 'Powder, tablet, syrup or oil',
    summary: 'The same herb comes in many coats. What each one is good for, and what it asks of you.',
    label: 'Forms',
    image: 'triphala-churna-2.webp',
    date: '2026-10-11',
    author: 'Arjun Rathore',
    sources: [
      'Sharngadhara Samhita, Madhyamakhanda (the chapters on juice, decoction, powder, tablet, jam, oil and ferment)',
      'The Ayurvedic Formulary of India, parts I to III, Ministry of Ayush',
    ],
    text: `
A herb seldom travels alone. It is dried, boiled, pressed, cooked in oil or left to ferment, and each of these coats was invented for a reason: to keep it through the rains, to make a bitter thing bearable, or to carry it to where it was wanted. Before you choose a herb, choose a coat that you will really wear.

## The five plain ones

The oldest books count five ways to take a plant: the fresh **juice**, the pounded **paste**, the **decoction** boiled down to a quarter, the **cold infusion** that stood overnight and the **hot infusion** that we call tea. All five are made at home and drunk the same day. They are the strongest in taste, and the first that people give up.

## The ones that keep

- **Churna**, powder, is the plainest form in a packet. You taste it, which the tradition counts as part of it. It keeps for about a year if the spoon is dry. Stir half a spoon into warm water, or make a paste with honey or ghee and chase it.
- **Vati**, tablets, are powders pressed with a binder. Easy to carry, easy to count, and the right choice for anybody who travels. Two tablets are usually a good deal less than a spoon of powder, so compare the milligrams.
- **Capsules** hold either powder or an extract. An *extract* is not simply better: it is more of some parts and less of others, and its label should say of which, and how much.
- **Asava and arishta** are fermented and hold between five and twelve per cent of alcohol of their own. They are not for children, in pregnancy, for anybody who has left alcohol behind, or before driving.
- **Lehya** is a jam, such as [chyawanprash](/product/chyawanprash): pleasant, and more sugar than herb by weight. Those who count their sugar should count it.
- **Ghrita** is a herb cooked into ghee, and is taken under a vaidya's eye.
- **Taila**, oil, is for the skin and the scalp unless a vaidya says otherwise.

## How to choose

Ask three questions. Will I remember it? Then a tablet beside the toothbrush. Do I mind the taste? Then not triphala powder. Do I want to stop easily? Then the smallest packet there is, and not the three-month plan, ours included.

Children and old people are often given what is soft and sweet. Those with a delicate stomach usually do better with powder in ghee, or with tea, than with a dry tablet on an empty morning.

## How to read the packet

Look for the botanical name, since one Hindi name may belong to three plants; for the part used, since the leaf and the root of ashwagandha are different things; for the amount in each dose; for the manufacturing licence, the batch and the date. A bhasma or any other preparation with a metal in it belongs in a prescription and not in a basket, and we sell none.

Whatever you choose, a bitter powder that stays in its jar helps nobody. Begin with half of the dose on the label, keep it for a week, and write the date on the lid.
`,
  },
  {
    slug: 'what-to-take-it-with',
    title: 'Anupana: what to take it with',
    summary:
      'Warm water, milk, ghee or honey. The companion of a herb is chosen with as much care as the herb.',
    label: 'Companions',
    image: 'golden-milk-2.webp',
    date: '2026-09-20',
    author: 'Dr Leela Menon',
    sources: [
      'Charaka Samhita, Sutrasthana, chapter 27 (its last part is on anupana; honey is described there too)',
      'Sushruta Samhita, Sutrasthana, chapter 46 (on what to drink after what)',
      'World Health Organization and CDC advice: no honey before the first birthday, because of infant botulism',
    ],
    text: `
An *anupana* is what a herb is taken with, and the texts treat it as a vehicle: it decides where the passenger gets down. The same triphala is given with warm water at night for one purpose and with honey and ghee for another. Whether you think of it as chemistry or as poetry, something must carry a spoon of dry powder past the tongue, and some things do it better than others.

## The common vehicles

- **Warm water** suits nearly everything and is the right choice when in doubt.
- **Milk** is traditional with ashwagandha, shatavari, turmeric and other things that are meant to build. Let it come to a boil with the herb in it, and drink it an hour or more after dinner.
- **Ghee** softens what is dry and bitter. Half a spoon, warmed until it runs, is enough to hold half a spoon of powder.
- **Honey** is used where there is heaviness and damp: with ginger, with trikatu, with tulsi. It is never heated. It is never given to a child under one year, in any amount.
- **Buttermilk**, thin and fresh, goes with roasted cumin, hing and the other spices for the stomach.
- **Rice water** is the old companion of cooling herbs in a hot month.
- **Aloe juice, ginger juice and the like** are vehicles for those who have been told to use them.

Honey and ghee are not mixed in equal weights, say all of the old books. Nobody has shown what would happen; it costs nothing to take one more of the one.

## What is no vehicle

Tea and coffee are no anupana. Their tannins hold on to iron and to a good many plant substances. Leave half an hour between them and any herb, and two hours between herbs and prescribed medicine, unless your doctor says longer. Thyroid tablets want four hours and an empty stomach. Cold drinks, and anything with bubbles, are poor company too.

Grapefruit is seldom on an Indian table, but where it is, remember that it alters how many medicines are taken up, herbs or no herbs.

## A small table to begin with

1. Triphala at night: warm water.
2. Ashwagandha at night: milk, or warm water and a little ghee for those who do not take milk.
3. Amla in the morning: water, or nothing but the fruit.
4. Brahmi in the morning: ghee, or milk.
5. Trikatu before food: honey, a small drop.
6. Hingwashtak: the first mouthful of rice, with ghee.

If milk does not agree with you, do not force it because a label is traditional. Almond milk is an invention of our century and has never complained. Those who keep to a vegan table will find that warm water and a little sesame or coconut oil do what is asked of ghee.

And if the whole question tires you, drink warm water. The texts are full of exceptions, but that is the rule from which they are excepted.
`,
  },
  {
    slug: 'before-or-after-food',
    title: 'Before food, after food, at night',
    summary: 'The five common times for a herb and the reason behind each.',
    label: 'Timing',
    image: 'hingwashtak-tablets-2.webp',
    date: '2026-08-30',
    author: 'Dr Leela Menon',
    sources: [
      'Sharngadhara Samhita, Purvakhanda, chapter 2 (the five times of taking medicine)',
      'Ashtanga Hridaya, Sutrasthana, chapter 13 (which counts ten)',
    ],
    text: `
“Twice a day” is what a packet says when it has no more room. The texts have more room: one of them lists five times for a medicine, another ten, down to “between two mouthfuls” and “again and again”. Behind the list stands a simple thought. A herb does its work in whatever state it finds you, and you are a different person before breakfast and after dinner.

## The five that matter

1. **On an empty stomach in the morning.** For strong herbs, strong digestions and short courses. Nothing stands between the herb and you, which is both the point and the risk. Leave half an hour before tea.
2. **Just before a meal.** For ginger, trikatu and other things that are meant to wake the appetite. A quarter of an hour is right; ten seconds is too late.
3. **With the meal.** Hingwashtak with the first mouthful of rice and ghee; ajwain and hing in the dal. Here the herb is hardly more than cooking, and that is why it is so well borne.
4. **After a meal.** For gentler herbs and for most tablets, and for everybody whose stomach complains at other times. When a label says nothing, this is what it means.
5. **At bedtime.** Triphala in warm water, ashwagandha in milk. There is nothing to do afterwards but lie still, and that is traditionally counted as half of the effect.

## Morning or evening

What wakes goes to the morning: ginger, tulsi, amla, brahmi. What settles goes to the evening: ashwagandha, jatamansi, nutmeg. Triphala goes to the evening because of what it does in the morning. If something keeps you awake, move it eight hours; if it makes you drowsy, move it eight hours and do not drive until you know why.

## How long

The old measure of a course is a *mandala*, forty days or so, with a pause after it. Six to twelve weeks is a fair trial for most things that are taken daily. If nothing has changed by then that you could explain to a friend, stop. A herb is not owed loyalty.

Rasayanas such as chyawanprash are taken through the cool months and left in the hot ones. Laxatives of any kind, senna above all, are for days and not for seasons: a bowel that is pushed forgets how to walk.

## If you forget

Take it when you remember, unless it is nearly time for the next. Do not take two. With herbs, as with most visitors, one late is better than two at once.

## When packets disagree

If a packet says one thing and your vaidya another, follow your vaidya. If your vaidya says one thing and the doctor who wrote your prescription another, bring the two together, or at least tell each of them about the other. If nobody says anything, take it after lunch with warm water and see how the day goes.

Keep two hours between any herb and any prescribed tablet, and never stop the tablet to make room for the herb.
`,
  },
  {
    slug: 'when-not-to',
    title: 'When not to take a herb',
    summary: 'Pregnancy, prescriptions, surgery and the simple rule of one new thing at a time.',
    label: 'Care',
    image: 'giloy-tablets-2.webp',
    date: '2026-08-09',
    author: 'Dr Leela Menon',
    sources: [
      'US National Center for Complementary and Integrative Health (NCCIH): Ayurvedic Medicine: In Depth; fact sheets on ashwagandha and turmeric',
      'Ministry of Ayush: pharmacovigilance programme for ASU&H drugs (where a side effect may be reported)',
      'NIH LiverTox: entries on ashwagandha, turmeric and Tinospora cordifolia',
    ],
    text: `
A plant that does something can also do too much. The word “natural” on a packet tells you where a thing comes from and nothing about what it does when it arrives; datura is natural too. This page is the most useful one in our shop, and we hope that it costs us some orders.

## Ask first, always

Please do not begin a herb on your own

- if you are **pregnant, trying to be, or nursing**. Very few herbs have been studied there. Ashwagandha, aloe latex, senna and large amounts of fenugreek are usually left out.
- before an **operation or a visit to the dentist**. Stop everything two weeks before, and say that you did. Turmeric, garlic and guggulu are suspected of thinning the blood, ashwagandha of deepening sleep.
- for a **young child**, whose dose is not a small adult's dose.
- if you take medicine for **the heart, blood pressure, blood sugar, the thyroid, epilepsy, the mind, the blood's clotting, or a transplanted organ**. Liquorice raises blood pressure and lowers potassium. Guggulu and ashwagandha may move the thyroid. Giloy and ashwagandha stir the immune system, which some medicines are trying to keep quiet.
- if you have a disease of the **liver or the kidneys**. There are reports, few but real, of livers inflamed by ashwagandha, by concentrated turmeric and by giloy.

Ask the doctor who wrote the prescription, and bring the label, not your memory of it.

## Begin like a careful person

1. One new thing at a time. If three begin on Monday and the skin itches on Thursday, you have learned nothing.
2. Half of the dose, for a week.
3. Write down the day on which you began, and why.
4. Buy from somebody who prints the batch number. Heavy metals have been found in unlicensed powders more often than anybody likes to say.

## When to stop at once

Stop if your skin comes up in weals, your lips swell or your breath grows tight: that is an emergency, and the number in India is 112. Stop and see a doctor soon if your urine darkens, your stools turn pale, your eyes yellow, your heart stumbles or your stomach hurts under the ribs on the right. Stop, without fuss, if you simply feel worse than before. A herb that must make you ill on its way to making you well is a story, and usually somebody else's.

## Tell them

Tell your doctor what you take even when nobody asks. It is not a confession; it is half of the information. Tell your vaidya what the doctor gave you, too. If you believe that a product of ours did you harm, write to us with the batch number, and report it to the nearest pharmacovigilance centre for Ayush medicines. Both letters are read.

There are years in which the right amount of any herb is none. Food, sleep, walking and company have a long record, and no batch number at all.
`,
  },
];
