export const text = `
Ask a vaidya about almost anything and the first question comes back: how is your digestion? In Ayurveda the strength with which we take in food is called *agni*, fire, and the image is exact. A small fire smokes when it is given a wet log. A great fire with nothing to burn scorches the pot. A good cook learns to tend it.

## Four kinds of fire

The texts describe agni as even, irregular, sharp or slow. Irregular means hungry today and not tomorrow, with gas and a noisy belly. Sharp means that a late lunch ends in a quarrel. Slow means that breakfast is still there at noon. Even means that hunger comes when it should, goes when it is answered, and is not thought of in between.

## Habits before herbs

- **Eat when the last meal is done.** Real hunger, a light body and a clear burp are the traditional signs.
- **Make noon the main meal.** The fire is said to be strongest with the sun.
- **Sit down and look at the food.** Ten minutes without a screen change how much of it you need.
- **Fill half the stomach with food, a quarter with water, and leave a quarter empty.**
- **Sip warm water with a meal.** Keep iced drinks for another life.

## The little things at the edge of the plate

Before lunch, chew a thin slice of fresh ginger with a grain of rock salt and a drop of lime. After it, chew a pinch of roasted fennel. Cook beans and lentils with hing, cumin and ginger; the spices were put there for a reason. Thin, salted buttermilk with roasted cumin is the classical end of a summer lunch, and curd at night is what it replaces.

## Powders with a name

[Hingwashtak](/product/hingwashtak-tablets) is hing with seven companions and is traditionally taken with the first mouthful of rice and ghee. Trikatu, the three pungents, is for the slow fire and is too warm for the sharp one. [Triphala](/product/triphala-churna) is taken at the other end of the day. All three are small doses of strong things: begin with a pinch, and leave them in pregnancy, with an ulcer or with regular medicine unless a doctor agrees.

## What a diary shows

For one week write down three things only: when you ate, whether you were hungry, and how you felt two hours later. No calories. By Sunday most people can name the one meal that troubles them, and it is rarely the one they suspected.

Pain, blood, fever, weight that falls away or a change that stays for two weeks belongs to a doctor, and soon.
`;

export const sources = [
  'Charaka Samhita, Chikitsasthana, chapter 15 (on agni)',
  'Ashtanga Hridaya, Sutrasthana, chapter 1 (on the four ways in which it burns)',
];
