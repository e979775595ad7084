export const text = `
The word detox has been shouted so loudly that it is hard to hear what it once meant. In Ayurveda there is an idea beneath it called *ama*: what is left when food, or anything else, has been taken in and not digested. A coated tongue in the morning, heaviness after meals and a dull head are its traditional signs. The answer is not punishment. It is a lighter load for a little while, so that the fire beneath the pot can catch up.

## What it is not

It is not ten days of juice. It is not a purge bought on the internet. Long fasts and strong laxatives are described in the texts as work for a physician, after preparation, for some people and not for others. Children, the elderly, those who are pregnant or nursing, and anyone with diabetes, a heart or kidney condition or a history of disordered eating should leave cleansing alone.

## Three quiet days

Choose days without travel or weddings. Eat three warm meals and nothing between them.

- **Morning:** warm water, then a bowl of thin rice or moong porridge with ginger.
- **Noon, the largest meal:** kitchari, made of equal parts rice and split moong, soft, with cumin, coriander, turmeric and one spoon of ghee. Add a seasonal vegetable.
- **Evening, before seven:** the same kitchari, thinner, or a vegetable soup.

Between meals, sip hot water or [a tea of cumin, coriander and fennel](/product/ccf-tea). Leave out fried food, cold drinks, alcohol, meat and anything from a packet. Walk after lunch. Go to bed early, even if you are not sleepy.

## The fourth day matters more

Most of the good of such days is lost in the meal that ends them. Come back in steps: first roti, then dal and more vegetables, then curd and nuts, then everything else. Notice what makes you heavy again. That knowledge is what you keep.

## And triphala?

Triphala is three fruits, amla, bibhitaki and haritaki, dried and ground together. It is traditionally taken at night in warm water, half a teaspoon, to keep the morning regular. It is a companion rather than a broom. Do not use it in pregnancy, or with medicines, without asking first, and do not take more because less seems slow.

## When to stop

If you feel faint, cold or unwell, eat. A body that asks for food is not failing at anything. The full form of this practice, [panchakarma](/learn-ayurveda/panchakarma), is done in a clinic, under a qualified vaidya, over weeks, and begins by making you stronger.
`;

export const sources = [
  'Ashtanga Hridaya, Sutrasthana, chapter 8 (on the right amount of food) and chapter 14 (on lightening and nourishing)',
  'US National Center for Complementary and Integrative Health (NCCIH): “Detoxes” and “Cleanses”, what you need to know',
];
