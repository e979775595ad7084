import type { Article } from '../../reading/article.ts';

export const articles: Article[] = [
  {
    slug: 'the-six-tastes',
    title: 'The six tastes on one plate',
    summary: 'Sweet, sour, salty, pungent, bitter, astringent: how a thali keeps its balance.',
    label: 'Basics',
    image: 'amla-powder-2.webp',
    date: '2026-10-01',
    author: 'Meenakshi Rao',
    sources: [
      'Charaka Samhita, Sutrasthana, chapter 26 (on the six tastes)',
      'Ashtanga Hridaya, Sutrasthana, chapter 10 (Rasabhediya: the kinds of taste)',
    ],
    text: `
Ayurveda reads food with the tongue. Long before anybody had heard of proteins, cooks had noticed that things which taste alike tend to do alike, and made of it a kind of grammar with six letters: sweet, sour, salty, pungent, bitter and astringent. You do not have to believe all of it to eat better by it.

## The six letters

- **Sweet**, *madhura*: rice, wheat, milk, ghee, dates, most roots. It builds, moistens and contents. Too much of it makes heavy.
- **Sour**, *amla*: lime, curd, tamarind, kokum. It wakes the mouth and the appetite. Too much of it makes thirsty and sharp.
- **Salty**, *lavana*: salt. It moistens and softens, and makes everything else taste of itself. Everybody eats enough of it.
- **Pungent**, *katu*: ginger, pepper, chilli, mustard, radish. It warms, dries and moves. Too much of it burns at both ends.
- **Bitter**, *tikta*: methi, karela, neem, turmeric, dark leaves. It lightens and cools. It is the taste that packets have forgotten.
- **Astringent**, *kashaya*: pulses, raw banana, pomegranate, tea. It draws together and dries. You know it from the way a mouth puckers.

Amla, the fruit, is said to hold five of the six, all but salt, and people who eat it raw make five faces.

## One plate

A plate that carries all six tends to satisfy sooner than one that carries two. That is why a thali ends and a packet of biscuits does not. You do not need six dishes for it:

1. Rice or roti is sweet.
2. Dal is sweet and astringent, and the ginger and cumin in it are pungent.
3. A green vegetable cooked with methi or mustard leaves is bitter.
4. A squeeze of lime is sour.
5. Salt is there already.

That is one khichdi, one sabzi and half a lime. The pickle is for courage.

## The order

Old tables begin with sweet, go on to sour and salty, and end with the pungent, bitter and astringent ones: first what is heavy and wanted, last what dries the mouth and says “enough”. A betel leaf, fennel or buttermilk at the end is the same idea in three regions. Pudding at the end is an English habit that came by ship.

## Leaning

On a dry, hurried day lean towards sweet, sour and salty. On a hot and cross day lean towards sweet, bitter and astringent. On a heavy, slow day lean towards pungent, bitter and astringent. Lean, and do not fall: the six belong on the plate every day, and only their shares change.

## If you change only one thing

Add the bitter. Two methi leaves in the dough, a spoon of karela, a cup of something dark and unsweetened. Children may be left in peace; their tongues are right to refuse it for some years yet.

Those who watch their sugar, salt or kidneys have a table of their own from somebody who knows their numbers. It stands above this one.
`,
  },
  {
    slug: 'eating-for-vata-pitta-kapha',
    title: 'Eating for vata, pitta and kapha',
    summary: 'Three leanings rather than three diets, and how to tell which one you need today.',
    label: 'Doshas',
    image: 'trikatu-tablets-2.webp',
    date: '2026-09-06',
    author: 'Dr Leela Menon',
    sources: [
      'Charaka Samhita, Vimanasthana, chapters 1 and 8 (on the qualities of food, and on constitution)',
      'Ashtanga Hridaya, Sutrasthana, chapter 1 (on the three doshas and their qualities)',
    ],
    text: `
Somebody has told you that you are a pitta. It was a quiz with twelve questions and a picture of a flame, and since then you have been afraid of tomatoes. Let us take it down a little.

Vata, pitta and kapha are three families of qualities: dry, light, cold and moving; hot, sharp and oily; heavy, cool, moist and slow. Everybody is made of all three. The mixture you were born with is your *prakriti*, and it hardly matters for lunch. What matters is *vikriti*: what is too much **today**. A cold, windy, hurried week is a vata week for nearly everyone, whatever the quiz said.

## When things are dry, cold and scattered

Signs: cracked lips, a rumbling belly, broken sleep, cold hands, forgotten keys.

Eat what is warm, moist, oily and regular. Soups, stews, rice with ghee, sweet potato, stewed pear, almonds that were soaked, sesame. Ginger, cumin and hing. Salt is a friend. Put away crackers, raw salads, cold drinks, popcorn, and meals eaten standing. Above all eat at the same hour; regularity is the best oil.

## When things are hot, sharp and cross

Signs: sour burps, red eyes, a rash, a temper with a short fuse, hunger that will not wait.

Eat what is cool, sweet, bitter and calm. Rice, barley, moong, gourds, coconut, coriander, fennel, pomegranate, milk if it suits you. Put away chilli, vinegar, fermented things, fried things, coffee and skipped lunches. Eat before you are starving, and not while you are reading the news.

## When things are heavy, damp and slow

Signs: a thick tongue, a stuffed nose, sleep after breakfast, sweaters that have shrunk.

Eat what is light, dry, warm and pungent. Barley, bajra, greens, pulses, radish, honey, ginger, pepper, [trikatu](/product/trikatu-tablets) before food. Put away ice cream, cheese, sweets, cold milk, second helpings and the afternoon nap. Let dinner be small and early. Once a week leave it out, if you are well and nobody has told you otherwise.

## How to tell

1. Look at the tongue in the morning: dry and cracked, red at the edges, or white and thick.
2. Ask what you long for. People tend to long for what they have too much of; the cross want pickles and the slow want pudding.
3. Look out of the window.
4. Lean against what you found, for three to seven days, and look again.

If two things are too much at once, begin with digestion. A warm, simple, regular diet of rice, moong and vegetables suits all three families, and that is why [kitchari](/learn-ayurveda/diet/kitchari) is what every vaidya orders in the end.

## What it is not

It is no blood test, and it names no disease. It does not tell a diabetic to eat dates or a person with a failing heart to eat salt. It is a way of paying attention. When the numbers from a laboratory say one thing and your dosha another, the numbers win.
`,
  },
  {
    slug: 'kitchari',
    title: 'Kitchari, a recipe',
    summary: 'Rice and split moong, one pot, thirty minutes. The plainest good meal we know.',
    label: 'Recipe',
    image: 'cold-pressed-sesame-2.webp',
    date: '2026-08-16',
    author: 'Meenakshi Rao',
    sources: [
      'Bhavaprakasha, Purvakhanda (on krishara, rice cooked with pulses)',
      'Our own kitchens, in four states',
    ],
    text: `
Every part of India has it and every part believes that it was invented there: khichdi, khichuri, pongal, bisi bele in its Sunday clothes. It is what is given to infants, to brides after the wedding, to everybody after an illness. Rice and moong together make a whole protein, it costs some fifteen rupees a bowl, and nobody has ever been able to be pompous while eating it.

## For two who are hungry

- half a cup of rice, the ordinary short kind
- half a cup of split yellow moong
- two spoons of ghee, or of cold-pressed oil
- half a spoon of cumin
- a pinch of hing
- a spoon of grated ginger
- half a spoon of turmeric
- two or three cups of soft vegetables in small pieces: bottle gourd, carrot, beans, spinach
- salt
- five cups of hot water
- coriander leaves, and half a lime

## How to make it

1. Rinse the rice and the moong until the water runs clear. If you have an hour, let them soak; if you have not, do not worry.
2. Warm the ghee. Let the cumin crackle. Add the hing, count to three, add the ginger.
3. Stir in the turmeric, then the rice and the moong, for two minutes, until it smells of nuts.
4. Add the hot water and the salt. Cook, covered and low, for half an hour, stirring when you think of it. In a cooker it is three whistles and ten minutes of patience.
5. Add the vegetables for the last ten minutes; the hard ones go in at the beginning.
6. It should move when the plate is tilted. If it does not, more hot water.

Finish with coriander, lime, and a last half spoon of ghee that melts as it is carried to the table.

## By weather

**In the cold**, add a clove, a piece of cinnamon and black pepper, and use a little more ghee. **In the heat**, leave out the ginger, use fennel and coriander seed instead of cumin, and finish with grated coconut. **In the rains**, roast the moong dry first, double the ginger, and leave out the greens, which hold mud.

## For whom

For anybody with a tired stomach, for the evening after a wedding, for a fast that is not quite a fast. For a child, leave out the hing and mash it. For somebody with diabetes, use two parts of moong to one of rice, or broken wheat instead of rice, and keep to the portions that were agreed. With a disease of the kidneys, pulses are measured by the doctor and not by us.

Some people live on it for three days and call it a cleanse. That is pleasant once in a season, for those who are well; the [three quiet days](/blog/ayurvedic-detox) are described in our blog, together with those who should not. For the other three hundred and sixty days it is dinner.

It does not keep. Made in the morning and eaten at night it becomes another dish, and the tradition, which throws away little, throws this away. Make less.
`,
  },
  {
    slug: 'ghee-well-made',
    title: 'Ghee, well made and well used',
    summary: 'How to make it from butter, how to store it, and how much is enough.',
    label: 'Kitchen',
    image: 'shata-dhauta-ghrita-2.webp',
    date: '2026-07-26',
    author: 'Arjun Rathore',
    sources: [
      'Charaka Samhita, Sutrasthana, chapters 13 and 27 (on fats, and on ghee among them)',
      'ICMR–National Institute of Nutrition: Dietary Guidelines for Indians, 2024 (on visible fats)',
    ],
    text: `
Of the four fats that the texts know, ghee, oil, tallow and marrow, they call ghee the best, because it takes on the qualities of what is cooked in it without giving up its own. That is a fine thing to say of a fat, or of a person. It is also easier to make than tea for twelve.

## To make it

Take half a kilo of unsalted butter, the best that you can get. White butter churned from curd gives the old taste; a packet from the dairy gives a very good one.

1. Melt it in a heavy pan, without a lid, and let it murmur on a low flame. Do not stir.
2. First it foams, then it clears. You will hear it: a wet crackle while there is water in it, and then quiet.
3. After fifteen to twenty minutes the solids at the bottom are golden and the kitchen smells of biscuits. A second, finer foam rises. That is the moment, and it lasts for about one minute.
4. Take it off at once. Wait until it has stopped moving.
5. Pour it through a cloth into a dry jar. Leave the lid off until it is cold.

What remains in the cloth is eaten with sugar by whoever was in the kitchen.

If it smells burnt, it is burnt, and there is nothing to be done but to begin again with less pride. If it stays cloudy, there was water left: five more minutes.

## To keep it

It keeps for three months on a shelf, longer in the cold, if no wet spoon ever enters it. It will be grainy in winter and liquid in May, and both are right. Smell it before use: rancid ghee smells of paint.

## To use it

- A spoon on hot rice and dal.
- For the seasoning of anything: it bears more heat than butter, and more than most pressed oils.
- Half a spoon with a bitter powder, as its [vehicle](/learn-ayurveda/herbs/what-to-take-it-with).
- On lips, on cuticles, on a baby's cheeks in December. Washed a hundred times with water in a copper plate it becomes a white, cool cream, [shata dhauta ghrita](/product/shata-dhauta-ghrita), which is worth reading about even if you never make it.

## How much

A spoon or two a day, in hot food, is the traditional measure for those who are well, active and under sixty. National guidelines for Indians put all added fat of a sitting person at some four to six spoons a day, and ghee is one of several that should share them; a mixture of fats is better than any single one.

Ghee is still fat, and about two thirds of it is the kind that raises cholesterol. With a heart condition, gallstones, a fatty liver or high cholesterol, ask your doctor how much of it is yours, and believe the answer. It has lost most of the milk's sugar and protein, so that many who cannot take milk can take it; somebody with a true allergy to milk should not try.

The texts also warn against it in fever, in heavy indigestion, and for those who have just had a great deal of it. They knew themselves.
`,
  },
];
