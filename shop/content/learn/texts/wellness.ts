import type { Article } from '../../reading/article.ts';

export const articles: Article[] = [
  {
    slug: 'six-seasons',
    title: 'Six seasons in a flat',
    summary: 'Ritucharya for people with a fridge: what to change every two months, and what to leave alone.',
    label: 'Seasons',
    image: 'gulkand-2.webp',
    date: '2026-09-24',
    author: 'Meenakshi Rao',
    sources: [
      'Ashtanga Hridaya, Sutrasthana, chapter 3 (Ritucharya, the regimen of the seasons)',
      'Charaka Samhita, Sutrasthana, chapter 6 (on food and conduct by season)',
    ],
    text: `
The Indian year has six seasons of two months: *shishira* and *hemanta* for the cold, *vasanta* for spring, *grishma* for the heat, *varsha* for the rains and *sharad* for the clear, sharp weeks after them. You need not learn their names to follow them. The texts were written for people who slept on roofs and drew water from wells; most of us have a fridge, a fan and a lift. What remains true is that weather still gets in.

## Three rules that fit on a door

- When it gets **dry and cold**, add oil, warmth and sweetness.
- When it gets **hot**, add water, shade and bitterness.
- When it gets **damp**, add spice, and leave out the raw and the leftover.

That is most of it. The rest is knowing that a season does not arrive on the first of a month. It arrives the morning on which you reach for the blanket, or push it away.

## Two months at a time

**January and February.** Appetite is at its best. Sesame, jaggery, peanuts, bajra and ghee are on every cart, and for once the cart is right. Oil the skin, and walk in the sun.

**March and April.** What was gathered in winter begins to melt, and noses run. Eat lighter: barley, honey, ginger, bitter leaves, neem flowers where they are a custom. Move more. Do not sleep by day, though everything suggests it.

**May and June.** Cook less, and eat sweet and liquid things: rice, coconut, cucumber, kokum, buttermilk, [gulkand](/product/gulkand) after lunch. Go easy on chillies, pickles and noon. This is the one season in which the texts allow an afternoon nap.

**July and August.** Digestion is weak and water is doubtful. Boil it. Eat hot, fresh and a little sour, with ginger and hing; put away raw salads and yesterday's rice. Keep feet dry.

**September and October.** The sun comes back and finds everybody full of the rains. Bitter and sweet things cool: pointed gourd, amla, moong, ghee. Sit in the moonlight, say the texts, who were on the roof anyway.

**November and December.** Begin the oil again before the skin asks. Warm breakfasts, longer nights.

## How to change

Change a quarter at a time, over a fortnight. The old books count the seven days before and the seven days after a season's border as a time of their own, in which one is let go while the other is taken up. Most of what we call a change of weather is a change of everything on one Tuesday.

## What to leave alone

Let one habit stay the same all year: a fixed hour of waking is the best, for it holds the others in place. Leave medicines and prescribed diets exactly as they are. And if you live in Chennai, Shillong or Leh, look out of the window before you look at a list; it was written in the plains of the north by people who had never seen your rain.

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
    author: 'Arjun Rathore',
    sources: [
      'Hatha Yoga Pradipika, chapter 2 (on pranayama)',
      'Gheranda Samhita, chapter 5 (on the purifying of the channels)',
      'US National Center for Complementary and Integrative Health (NCCIH): Relaxation Techniques: What You Need To Know',
    ],
    text: `
Between two meetings there are usually four minutes. They can be spent reading half of a message, or they can be spent breathing, which is happening anyway and only needs to be noticed. This is the quietest of the classical breaths. It belongs to yoga more than to Ayurveda, and both claim it.

## What it is

*Nadi shodhana* is the breath that goes by turns, through the left nostril and the right. The old explanation is that it clears two channels, a moon and a sun. The modern one is shorter: a slow breath out tells the heart to slow down. Either way you are sitting still for three minutes with nothing in your hands, and that is rarer than channels.

## How to do it

1. Turn the camera off. Sit with a long back, both feet on the floor, the shoulders let down.
2. Rest the left hand in the lap. Fold the first two fingers of the right hand, so that thumb and ring finger stand free.
3. Close the right nostril with the thumb and breathe in through the left, for a slow count of four.
4. Close the left with the ring finger, lift the thumb and breathe out through the right, for a count of six.
5. Breathe in through the right, for four.
6. Change, and breathe out through the left, for six.

That is one round. Nine take about three minutes. End on an out-breath through the left, put the hand down, and breathe as you like for a moment before you open anything.

## What to watch

Do not hold the breath, and do not force it: if it can be heard, it is too strong. The counts are a suggestion. If six is long, take five; if you must gasp, take three. The face should look as though nothing were happening. Stop if you feel light in the head, and let the next breath come as it wants.

One nostril is nearly always narrower than the other, and they change places every few hours. That is how noses are made, and nothing is wrong with yours.

## When to leave it out

With a cold, simply watch the breath instead, which has the advantage that nobody can see it. With a condition of the heart or lungs, with epilepsy, with panic that is set off by attention to breathing, or late in pregnancy, ask somebody who knows you, and never add the holding of breath that some teachers put in. If you are being helped for anxiety by a doctor, this may stand beside that help and not in its place. In India the Tele-MANAS line, 14416, answers at every hour.

## Making it stick

Tie it to something that already happens: the kettle, the lift, the moment at which a meeting ends early and nobody knows what to do. Three minutes at eleven and three at four are worth more than half an hour on a Sunday. After a fortnight the body begins to do it by itself at the first ring of the telephone, and that is the whole purpose.
`,
  },
  {
    slug: 'sleep-as-a-pillar',
    title: 'Sleep as a pillar',
    summary: 'What the old texts say about going to bed, and the parts that a city can still keep.',
    label: 'Rest',
    image: 'ashwagandha-churna-2.webp',
    date: '2026-06-30',
    author: 'Dr Leela Menon',
    sources: [
      'Charaka Samhita, Sutrasthana, chapter 21, verses 35 to 59 (on sleep)',
      'Charaka Samhita, Sutrasthana, chapter 11, verse 35 (on the three supports)',
      'Ashtanga Hridaya, Sutrasthana, chapter 7 (on sleep)',
    ],
    text: `
Charaka counts sleep among the three supports of life and says, dryly, that happiness and misery, plumpness and leanness, strength and weakness, knowledge and ignorance, even life and its opposite depend on it. Then he gives about two pages of advice, most of which your grandmother could have written. It is a comfort that in two thousand years nobody has found a cleverer list.

## What the list says

- Sleep at night, and rise before the sun or with it.
- Lie on the side, the left for choice, with the head raised a little.
- Keep the feet warm and the stomach neither full nor empty.
- Do nothing exciting in the last hour. This was written before telephones, and did not need them.
- Sleep by day only if you are very young, very old, ill, grieving, travelling, worn out by work or song, or living through the worst of May. Everybody else is said to wake from it heavier than before.

## What wakes us, according to Charaka

Worry, anger, fear, smoke, hunger, an uncomfortable bed, and too much work. To this a city adds light, noise, heat and the neighbour's wedding. Before you look for a herb, look at that list and cross out what can be crossed out. A black curtain costs less than a month of capsules, a ceiling fan hums over most weddings, and the telephone can sleep in the kitchen.

## What invites it

The texts name oil on the head and on the feet, a bath in the evening, milk, rice with curd in those who bear it, pleasant smells, pleasant sounds, a bed that one likes, and a mind that has put things down. There is nothing exotic among them. [Oil on the soles](/learn-ayurveda/routines/ending-the-evening) is the one that surprises people.

Ashwagandha, brahmi, jatamansi and nutmeg are the herbs that are traditionally taken towards night. They are slow: if they suit you at all, you will know it after three weeks and not after three hours. They do not go together with sleeping tablets or with alcohol.

## How much

No text gives a number. It says: until the senses are fresh. For most grown people that is between seven and nine hours, and those who boast of five are usually asleep at traffic lights. Children need a great deal more, and teenagers need it later; it is their clocks and not their characters.

Catch up on a lost night by going to bed earlier, not by rising later. Half of what was lost is enough, say the books. If you work at night, sleep in the morning before you eat a large meal, in a room made dark, at the same hours on the days off as far as your family forgives you.

## When it does not come

If sleep stays away three nights a week for three months, if your bed partner tells you that your breath stops, if your legs crawl, if you wake unrefreshed whatever you do, see a doctor. There are good treatments that have nothing to do with tablets, and a few conditions that should not be given milk.
`,
  },
  {
    slug: 'the-copper-pot',
    title: 'The copper pot, and other quiet things',
    summary: 'Which objects of a traditional household are worth keeping, and how to look after them.',
    label: 'Home',
    image: 'sandalwood-eo-2.webp',
    date: '2026-05-19',
    author: 'Meenakshi Rao',
    sources: [
      'Sushruta Samhita, Sutrasthana, chapter 45 (on water and the vessels in which it is kept)',
      'World Health Organization: Guidelines for Drinking-water Quality (on copper: at most 2 milligrams a litre)',
    ],
    text: `
In every family there is a cupboard of heavy things that somebody carried from somewhere. They are out of fashion, they do not go into the machine, and one of them has no lid. Before you give them away, here is what they were for.

## The copper pot

Plain water is left in it overnight and a glass is drunk in the morning. The taste is faintly metallic and oddly clean. Copper is hard on many germs, which was worth knowing in the age of wells; it is also a metal of which a body wants very little. So a glass, not the whole day's water, and never lime, buttermilk, tea or anything sour, which dissolve far more of it. Clean it inside and out with tamarind and salt until it is pink. Do not use one that was lacquered for the drawing room, and leave it out if you have a disease of the liver.

## The tongue scraper

Steel or copper, bent like a hairpin. It costs forty rupees and lasts for ten years. No other object in the house gives so much satisfaction for so little.

## The mortar

A stone mortar makes a spice smell the way it should, because it crushes and a blade only cuts. Season a new one by grinding raw rice in it until the powder stays white. Coriander, pepper and cumin, pounded on the day, are half of Indian cooking.

## The iron kadhai

Vegetables cooked in it take up a little iron, more so with tomato or tamarind. That is welcome in most Indian kitchens; in a family with a disorder of iron it is not. Dry it on the flame and oil it, or it will take its revenge.

## The brass lamp

A wick, a spoon of sesame oil, and a place which no curtain can reach. Its use is to mark an hour. After it is lit people speak more softly, though nobody can tell you why.

## The clay pot

Water in an earthen *matka* stays cool through its own slow sweat. Scrub it with a brush and nothing else, and buy a new one each summer; the potter has to live too. Ask whether it was glazed, and with what.

## The wooden comb

[Neem wood](/product/neem-comb), wide teeth. It glides where plastic crackles. Oil it once a month and keep it out of the basin.

## The oil bowl

Small, steel or brass, just large enough for three spoons. It stands in hot water and turns a massage from an idea into something that happens.

## And what to leave in the cupboard

Brass and bronze that have lost their tin lining are for flowers and not for pickles. Old aluminium may go to the scrap dealer with thanks. Anything painted should not meet food.

Buy one of these, or better, ask an aunt. A household becomes traditional by use and not by shopping, which is a strange thing for a shop to say.
`,
  },
];
