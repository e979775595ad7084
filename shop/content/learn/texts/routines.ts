import type { Article } from '../../reading/article.ts';

export const articles: Article[] = [
  {
    slug: 'the-first-hour',
    title: 'The first hour of the day',
    summary: 'Water, tongue, teeth, light: four small things before the telephone is allowed to speak.',
    label: 'Morning',
    image: 'tulsi-tea-2.webp',
    date: '2026-10-04',
    author: 'Dr Leela Menon',
    sources: [
      'Ashtanga Hridaya, Sutrasthana, chapter 2 (Dinacharya, the daily regimen)',
      'Charaka Samhita, Sutrasthana, chapter 5 (on tooth sticks, tongue scraping and oil in the mouth)',
      'Sushruta Samhita, Chikitsasthana, chapter 24 (on the regimen of those who are well)',
    ],
    text: `
The texts begin a day in *brahma muhurta*, the quiet stretch before sunrise. Few of us will rise at half past four, but the idea survives at half past six: an hour that belongs to nobody else. What you do in it is less important than that it happens in the same order every day, because a body, like a household, is calmer when it knows what comes next.

## Before you stand up

Lie still for three breaths and notice what kind of night it was. The old instruction is to ask whether yesterday's meal has been digested. In plain words: is there a taste in the mouth, a coat on the tongue, a heaviness behind the eyes? If so, breakfast should be small and late. If you wake light and a little hungry, the day may begin as it likes.

## Four small things

1. **Drink a cup of warm water**, slowly, sitting down. Not a litre, and not with anything in it. It is there to wake the bowel, which prefers a nudge to a flood.
2. **Scrape the tongue** from back to front, five or six times, with a steel or copper scraper. Rinse the scraper and look at what it took: it is the cheapest report on last night's dinner.
3. **Brush, then swirl oil.** A spoon of sesame or coconut oil, moved about for a few minutes and spat into paper, not into the basin, where it will meet the drain. This is *gandusha* in its short form; the texts list it for the comfort of the mouth and the voice. It is an addition to brushing and not a replacement.
4. **Step into daylight**, even if that is a balcony between two buildings. Ten minutes is enough.

Only then look at a screen. Done in this order the hour takes forty minutes, with room for the bathroom, which the texts put first of all and which nobody mentions in polite company.

## What may be added

Those who have time add oil on the skin, a bath, ten minutes of stretching and ten of sitting quietly, in that order. Two drops of plain sesame oil on a fingertip, touched inside each nostril, are traditionally used in dry weather. Those who have no time keep the water and the light and leave the rest for Sunday.

## What to leave alone

Do not force yourself into a cold bath in December because somebody on the internet did. Do not begin all of this on a Monday. Choose one thing, keep it for a fortnight, and then ask it whether it would like company. If you work at night, the first hour is the hour after you wake, whatever the clock says; draw the curtains and find the brightest window.

Most people who keep this for a month tell us the same thing: breakfast is met with a truer hunger, and the first message of the day turns out to have been able to wait.
`,
  },
  {
    slug: 'oil-before-the-bath',
    title: 'Oil before the bath',
    summary: 'Abhyanga in ten minutes, for a weekday, with nothing but a bowl and a towel.',
    label: 'Body',
    image: 'abhyanga-oil-2.webp',
    date: '2026-09-13',
    author: 'Meenakshi Rao',
    sources: [
      'Ashtanga Hridaya, Sutrasthana, chapter 2, verses 8 and 9 (on abhyanga: daily, above all on head, ears and feet)',
      'Charaka Samhita, Sutrasthana, chapter 5 (on oil for the head, the ears and the feet)',
    ],
    text: `
On a weekday nobody has an hour. The short form of abhyanga takes ten minutes and covers the places that the texts name first: the head, the ears and the feet. It asks for a bowl, an old towel and a bathroom floor that you are willing to wipe.

## Which oil

- **Sesame**, warm and heavy, is the ordinary choice from October to March and for skin that is dry.
- **Coconut**, cool and light, suits the hot months and skin that flushes.
- **Mustard** is loved in the north and the east in winter. It is strong: try it on a forearm first, and keep it away from the face and from babies.
- A **classical oil** such as dhanwantharam or [abhyanga oil](/product/abhyanga-oil) is sesame in which herbs were cooked for many hours. It smells of the kitchen in which it was made, and stains accordingly.

Put two or three spoons of it into a small steel bowl and set the bowl in hot water. Oil should be as warm as the inside of your wrist, never hot.

## In ten minutes

1. Rub a little into the crown with the flat of the hand. If you will not wash your hair today, a few drops are enough.
2. Go around and behind the ears, and down the neck to the shoulders.
3. Use long strokes along the arms and legs and circles on each joint. The stroke goes both ways; nobody has ever been able to prove that one direction is holier.
4. Make slow clockwise circles on the belly, the way the bowel runs.
5. Give the last third to the soles, and a finger between each pair of toes.
6. Wait as long as it takes to brush your teeth. Then bathe in warm water and use soap only where it is needed. Gram flour takes up what is left.

Stand on the towel, not on the tiles. Most accidents with oil happen to the feet on which it was just put.

## When to leave it out

Leave it with a fever, a full stomach, a cold that has just begun, in the first days of a period if it is heavy, or where the skin is broken, inflamed or infected. In pregnancy ask first, and leave the belly and the lower back to somebody who has been trained. A rash is a reason to stop and not a sign that something is coming out.

## Why bother

The Sanskrit word for oil, *sneha*, also means affection, and the texts play on it without shame. They say that a body which is oiled daily wears slowly, as an axle does. We say only that skin which has been cared for feels cared for, that feet which were held in the morning walk differently, and that ten minutes without a telephone are ten minutes. The long form, for a Sunday, stands in [our blog](/blog/ayurvedic-massage).
`,
  },
  {
    slug: 'lunch-at-noon',
    title: 'Lunch at noon, sitting down',
    summary: 'Why the middle of the day carries the main meal, and how to keep it at a desk.',
    label: 'Midday',
    image: 'ccf-tea-2.webp',
    date: '2026-08-23',
    author: 'Arjun Rathore',
    sources: [
      'Charaka Samhita, Vimanasthana, chapter 1 (Rasavimana: the rules of eating)',
      'Sushruta Samhita, Sutrasthana, chapter 46 (on sitting after the meal, and on the hundred steps)',
      'Ashtanga Hridaya, Sutrasthana, chapter 8 (Matrashitiya: the right amount)',
    ],
    text: `
The fire of digestion is said to follow the sun, and so the largest meal is placed near noon. You need not believe in the fire to notice that a heavy lunch leaves you by evening and a heavy dinner is still there in the morning. At an office this needs only a little cunning: carry the lunch that you would have eaten at night, and eat at night what you would have carried.

## What to carry

A good lunch box has something grainy, something with pulses, something green, something sour and something warm, even if the warmth is only soup in a flask. Rice, dal, a dry sabzi and a spoon of pickle are all of that. Two rotis with paneer and a handful of peanuts are most of it. Salad is welcome, but in the cool months it is better eaten after something hot than before it.

Leave the fruit for four o'clock. It is at its best on an empty stomach, and the afternoon is at its worst without it.

## How to eat it

- Sit, even if the canteen is loud.
- Begin with something warm: two spoons of dal, a sip of soup, a slice of ginger with salt.
- Put the telephone face down until the plate is empty.
- Chew until you can tell what you are eating with your eyes shut.
- Drink small sips. A glass before the meal is said to thin you, a glass after it to thicken you, and sips between to leave you as you are; whatever the truth of it, nobody ever drowned a meal in sips.
- Stop when a quarter of the stomach is free. The first belch is the traditional bell.

## And afterwards

Sit for a moment, like a king, say the texts, until the heaviness of the meal has passed; then walk a hundred steps. They really do say a hundred. Go down to the gate and back, or once around the floor. Do not lie down, do not bathe, and do not begin an argument.

A pinch of roasted fennel ends it, or a cup of [cumin, coriander and fennel](/product/ccf-tea). If you are sleepy an hour later the meal was too large, too late or too sweet, and tomorrow is another lunch.

## If noon is not yours

Nurses, drivers and people with small children eat when they can. Then keep the shape instead of the hour: the largest meal in the middle of your waking time, the smallest one at its end, and at least three hours between that and bed. A meal that is eaten calmly at three is better than one that is swallowed at twelve because a page said so.

Those with diabetes, an ulcer, a pregnancy or a prescribed diet keep to the hours that were agreed with the person who looks after them.
`,
  },
  {
    slug: 'ending-the-evening',
    title: 'How to end an evening',
    summary: 'A light dinner, dim lamps and oil on the feet: the slope that leads to sleep.',
    label: 'Evening',
    image: 'lavender-eo-2.webp',
    date: '2026-07-19',
    author: 'Dr Leela Menon',
    sources: [
      'Charaka Samhita, Sutrasthana, chapter 11 (on the three supports: food, sleep and a governed life)',
      'Charaka Samhita, Sutrasthana, chapter 21 (on sleep, and on what brings it)',
      'Ashtanga Hridaya, Sutrasthana, chapter 7 (on sleep by night and by day)',
    ],
    text: `
Sleep is one of the three pillars on which, the texts say, a body stands; the others are food and a well-governed life. A pillar is not switched on. It is approached, and an evening is the road that leads to it.

## Half past seven: a small dinner

Finish dinner by half past seven if your household allows, and keep it lighter than lunch: khichdi, a vegetable soup with rice, two phulkas with lauki. Curd is traditionally left out at night, and so are large salads, fried things and anything that you would call a feast. If you eat late because the family eats late, eat less, and the same as they do. Company at table is worth more than a perfect hour.

## Half past eight: the house grows dim

Turn off the tube lights and leave one lamp. Eyes cannot tell a bright ceiling from noon, and the mind believes the eyes. Fold something, water something, talk to somebody. If there must be a screen, let it be far away and dull.

Write tomorrow's worries on paper, where they keep. Five lines are enough. It is remarkable how many of them look smaller in handwriting.

## Half past nine: the feet

This is the part that people remember. Warm a spoon of sesame oil, or of a cooling [foot oil](/product/padabhyanga-foot-oil) in summer. Press the thumb along the inner arch from heel to toe, ten times on each side, circle the ankle bones, pull each toe. Then old socks. The texts promise those who do this pleasant sight and steady feet; we promise only that it is hard to be cross while doing it.

## Ten o'clock: the same as yesterday

Lie down at the same hour as yesterday, in a room that is dark, quiet and a little cool. If thoughts come, count breaths backwards from twenty-seven, and begin again when you lose the thread. If you are awake after what feels like half an hour, get up, sit in the dim room and come back when you are sleepy. A bed should not be a place in which one waits.

Warm milk with a pinch of nutmeg is traditionally taken by those who lie awake, and [ashwagandha in milk](/learn-ayurveda/herbs/what-to-take-it-with) by those who are worn out. Neither belongs beside sleeping tablets, alcohol or medicine for the thyroid or the mood without a word with your doctor.

## When an evening is not enough

Snoring with pauses, legs that will not lie still, waking at four with dread, or sleep that stays away for more than three weeks are reasons to tell a doctor rather than a teacup. So is the baby who wakes every two hours, though in that case what helps is a second pair of hands.

Do not try to keep all of this. Choose the feet, because it takes five minutes and nobody can do it while scrolling, and let the rest of the evening arrange itself around them.
`,
  },
];
