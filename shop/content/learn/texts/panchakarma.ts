import type { Article } from '../../reading/article.ts';

export const articles: Article[] = [
  {
    slug: 'what-panchakarma-is',
    title: 'What panchakarma is, and is not',
    summary: 'Five procedures of the classical texts, done in a clinic, for some people, at some times.',
    label: 'Introduction',
    image: 'brahma-rasayana-2.webp',
    date: '2026-09-29',
    author: 'Dr Leela Menon',
    sources: [
      'Charaka Samhita, Siddhisthana, chapters 1 and 2 (how the procedures are done, and for whom they are not)',
      'Ashtanga Hridaya, Sutrasthana, chapters 16 to 20 (oleation, warmth, and the procedures one by one)',
      'World Health Organization: WHO Benchmarks for the Practice of Ayurveda, 2022',
    ],
    text: `
*Panchakarma* means five actions. They are vamana, virechana, two kinds of basti, and nasya; some schools count the letting of blood instead of the second basti. Each is a strong procedure that the texts reserve for a physician, for a person who has been prepared for it, in the right season, with somebody to look after them on the way back. In the books it fills whole sections. On hotel menus it fills a line between the pool and the pizza.

## What it is meant to do

The idea behind it is housekeeping. What is too much in a body is first loosened, by oil and warmth and simple food; it is then led to the nearest door; and the house is aired and slowly furnished again. Everything in panchakarma belongs to one of these three: *purva karma*, what comes before; *pradhana karma*, the action itself; *paschat karma*, what comes after. The middle part may take a morning. The first and the last take weeks.

## What it is not

- It is **not a spa package**. Oil on the forehead is pleasant, and is not panchakarma by itself. Neither is a massage by four hands.
- It is **not a weekend**. Three days are too few to prepare anybody for anything.
- It is **not a juice**, a powder or a kit that comes by courier. We sell none, and we ask you to be careful with those who do.
- It is **not a way to lose weight**, though people do, since they eat gruel.
- It does **not draw out “toxins”** that a laboratory could show you in a jar. The word in the texts is *ama*, what was not digested; it is a description of a state and not a substance.

## For whom

In the old books it is for two kinds of people: those with a stubborn condition, as one part of their treatment, and those who are well and strong, in the gentle form that belongs to a change of season. There is a longer list of those for whom it is forbidden: the pregnant, children, the very old and the very thin, people with fever, bleeding, disease of the heart, recent surgery, great grief or great fear. Read that list twice. Charaka does.

There is little modern research of good quality. What there is comes mostly from small studies of single procedures, and says as yet neither much for nor much against. A physician who tells you so deserves more trust than one who tells you otherwise.

## Before you ask anybody

Ask yourself what you want from it. If the answer is rest, take rest; it is cheaper, and the texts approve. If the answer is help with an illness, bring the reports, keep the doctor, and look for a hospital rather than a resort.

Nothing on this page is an instruction. We do not sell these procedures, and we ask you not to try any of them at home. The [next page](/learn-ayurveda/panchakarma/purva-karma) tells what the days before are like; the others tell the rest.
`,
  },
  {
    slug: 'purva-karma',
    title: 'Purva karma: getting ready',
    summary: 'Oil inside and out, warmth, and simple food. Why the preparation is longer than the treatment.',
    label: 'Before',
    image: 'dhanwantharam-oil-2.webp',
    date: '2026-09-08',
    author: 'Dr Leela Menon',
    sources: [
      'Ashtanga Hridaya, Sutrasthana, chapter 16 (oleation) and chapter 17 (warmth)',
      'Charaka Samhita, Sutrasthana, chapters 13 to 15',
    ],
    text: `
A dry twig breaks when you bend it; the same twig, oiled and warmed, can be bent into a hoop. That is the picture the texts use for the days before panchakarma, and it explains why the preparation takes longer than the procedure.

## The conversation

It begins with an hour at a table. A vaidya takes a history, feels the pulse, looks at the tongue, the eyes and the nails, asks about sleep, bowels, periods, work and grief, and reads your reports and your prescriptions. Blood pressure and sugar should be measured, and in most hospitals the blood is looked at too. If nobody asks what medicines you take, leave. If somebody tells you to stop one of them without speaking to the doctor who gave it, leave faster.

At the end there is either a plan, or a sentence that begins with “not now”. The second is a good sign about the place.

## Pachana: first the fire

For some days the meals become small, warm and plain, and something bitter or pungent is given before them. Nothing oily is poured into a stomach that cannot deal with lunch.

## Snehana: oil

Then oil, on both sides of the skin.

**Inside**, medicated ghee is drunk in the morning, in a measure that rises day by day, for three to seven days. This is the hardest part for most people. It is done under supervision, with hot water to sip, no other food until hunger comes, and somebody who knows when it has been enough. The signs are described exactly, and none of them is pleasant to read at breakfast.

**Outside**, warm oil is worked into the whole body, by one or two people, for forty minutes or so.

## Svedana: warmth

After the massage comes steam: from herbs, in a wooden box from which the head looks out, or from a pipe held over one joint, or from hot bundles of leaves. Ten or fifteen minutes are enough. The head, the heart and the eyes are kept cool with a wet cloth. It is left out in pregnancy, with high blood pressure that is not under control, and for anybody who faints easily.

## Living like a guest

In these days food is thin and mostly rice gruel and moong. You go to bed early. Work, travel, argument, sun, wind and screens are set aside, which is for many the hardest part of all. You may be tearful, or sleepy, or very bored. People who have been tired for years tend to discover it on about the fourth day.

## What you can learn from it at home

Not the ghee, please. But the shape is useful to anybody: before something demanding, eat simply for a few days, sleep more, [oil the skin](/learn-ayurveda/routines/oil-before-the-bath), keep warm, and clear the diary. A wedding, an examination or an operation goes better for it. For the operation, tell the surgeon about every herb that you take, and stop them two weeks ahead.
`,
  },
  {
    slug: 'the-five-actions',
    title: 'The five actions, in plain words',
    summary: 'Vamana, virechana, basti, nasya and their traditional places, without mystery.',
    label: 'The procedures',
    image: 'anu-tailam-2.webp',
    date: '2026-08-18',
    author: 'Dr Leela Menon',
    sources: [
      'Charaka Samhita, Siddhisthana, chapters 1 to 6 and 9',
      'Ashtanga Hridaya, Sutrasthana, chapters 18 (vamana and virechana), 19 (basti) and 20 (nasya)',
    ],
    text: `
Sanskrit makes things sound either holier or more terrible than they are. Here are the five, in the words of a ward and not of a brochure. None of this is an instruction: each has a physician beside it, and a room with a bed, and a plan for what happens if it goes wrong.

## Vamana: guided emesis

Traditionally linked with kapha and with spring. After days of preparation the patient eats something heavy and sweet in the evening, and next morning, at sunrise, drinks milk, sugar-cane juice or liquorice tea in large amounts, with a herb in it, until the stomach gives it back. Somebody holds the forehead, counts, and looks at the colour. It is over in an hour or two. It is forbidden to a long list of people, and is nowadays the least used of the five.

## Virechana: guided purgation

Traditionally linked with pitta and with autumn. A purgative is given once, in the morning, after the oil and the warmth. The day is spent near a bathroom, with warm water to sip. What distinguishes it from a laxative bought at a shop is everything around it: a week before, a week after, and somebody who weighs whether you can bear it. To take one every Sunday “to cleanse” is not virechana but a bad habit.

## The two bastis: enemas of decoction and of oil

Traditionally linked with vata and with the rains, and called by some authors half of all treatment. The two are given by turns over eight, sixteen or thirty days: *niruha*, a decoction with honey, salt and oil, which is returned soon, and *anuvasana*, a small amount of oil, which is kept for some hours. It is done lying on the left side, by trained hands, with sterile things. Coffee has no part in it, whatever you have read.

## Nasya: through the nose

For the region above the collarbone. The face is oiled and warmed, the head is laid back, and a few drops of medicated oil are given in each nostril and breathed in; what reaches the throat is spat out. In the gentle daily form, *pratimarsha*, it is two drops on a fingertip, and this is the only one of the five that has a place in a household; [anu tailam](/product/anu-tailam) is made for it. Leave it out with a cold, after a bath, after a meal, with a bleeding nose, and for children.

## Raktamokshana: the letting of blood

Sushruta counts it and Charaka does not. It is done with leeches or a needle, in hospitals, for a few conditions of the skin and the veins. We mention it so that you know the word.

## For whom none of them is

Pregnancy and the weeks after a birth; great age and early childhood; weakness, fever, dehydration; disease of the heart, the kidneys or the bowel; bleeding of any kind; recent surgery; medicine that thins the blood; an eating disorder, now or once. The lists in the texts are longer still. That is the reason why the five belong in trained hands, and why [the way back](/learn-ayurveda/panchakarma/paschat-karma) has a page of its own.
`,
  },
  {
    slug: 'paschat-karma',
    title: 'Paschat karma: the way back',
    summary: 'Thin gruel, then thick, then rice. How the texts return a person to ordinary life.',
    label: 'After',
    image: 'shatavari-churna-2.webp',
    date: '2026-07-12',
    author: 'Dr Leela Menon',
    sources: [
      'Charaka Samhita, Sutrasthana, chapter 15, and Siddhisthana, chapters 1 and 12 (on food and conduct afterwards)',
      'Ashtanga Hridaya, Sutrasthana, chapter 18 (the order of gruels)',
      'National Commission for Indian System of Medicine: registers of practitioners',
    ],
    text: `
After the procedure the fire of digestion is treated like a spark: it is fed with straw before it is fed with wood. A person who has been through one of the five is said to be like a raw egg, a full pot of oil, a newly lit lamp. Nobody carries those quickly.

## Samsarjana krama: the order of gruels

1. **Manda**, the water of rice, with nothing in it.
2. **Peya**, thin gruel: much water and a little rice.
3. **Vilepi**, thick gruel, that stays on the spoon.
4. **Odana**, soft rice, with the clear soup of moong.
5. Rice and moong with a little ghee and salt, then with vegetables.
6. An ordinary meal, and not a feast.

Each step is kept for one, two or three meals, depending on how strong the procedure was and on how hungry the person becomes. So the whole takes three to seven days. Salt, sour and fat come back one at a time, so that each is noticed. It is the part which hotels leave out, and the part on which, say the books, the rest depends.

## Eight things to avoid

For about as long as the treatment lasted: loud talking, long rides, long walks, long sitting, eating before the last meal is digested, eating what does not go together, sleep by day, and whatever people do at night when they ought to be asleep. Cold wind and anger stand on other lists. A modern physician adds the aeroplane and the office.

You may feel light, clear and rather fragile. You may also feel nothing in particular. Fainting, fever, blood, pain that grows, vomiting that does not stop or no urine for half a day are reasons to call the physician at once, at whatever hour, and the number should be in your hand before you go home.

## Rasayana: only now

Only now do the texts give a *rasayana*, a nourishing herb or jam such as [brahma rasayana](/product/brahma-rasayana), because only now is there ground for it to grow in. A cloth, they say, takes the dye when it has been washed. Those who begin with the dye should not complain of the stains. Which one, how much and for how long is for the vaidya to say.

## How to find somebody qualified

- A degree: **BAMS**, or **MD (Ayurveda)** in Panchakarma for the one in charge.
- A **registration number** of the state council or the national commission. Ask to see it; it can be looked up.
- A **hospital** with beds, accreditation and an arrangement with one that has an emergency ward.
- **Therapists** of your own sex, who were trained for a year and not for a week.
- **Questions** about your medicines, and a willingness to write to your doctor.
- A **written plan with prices**, including the days before and after.
- No promise. Whoever promises you a result has not read the books.

And go home with an ordinary life in mind: a fixed hour of waking, a warm lunch, oil on the feet. The texts spend many pages on panchakarma and many more on breakfast.
`,
  },
];
