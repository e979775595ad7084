export const text = `
*Abhyanga* is oil, warmed and put on the skin by hand, before a bath. The texts praise it in one breath with food and sleep, and recommend it every day. Twice a week is what a working household manages, and that is good. You need no table, no music and nobody else.

## Choosing the oil

Sesame is the oil of the tradition: warming, slow, suited to most people for most of the year. Coconut is cooling and belongs to summer and to those who run hot. Mustard is strong and is used in the cold north. [A daily abhyanga oil](/product/abhyanga-oil) is sesame cooked with herbs such as ashwagandha and bala. Whatever you choose, test it on the inner arm first.

## What you need

- About three spoons of oil, in a steel bowl that stands in hot water
- A warm room and an old towel to sit on
- Fifteen minutes, and ten more for the oil to stay on

## The order

1. **Head.** A little oil on the crown, then the whole scalp with the pads of the fingers.
2. **Ears and face.** Small circles around the ears, upward strokes on the cheeks. Only a trace of oil on the face.
3. **Arms and legs.** Long strokes on the long bones, circles on every joint. Towards the heart, with as much pressure as feels friendly.
4. **Chest and belly.** Light, large circles on the belly, clockwise, the way food travels.
5. **Back.** As far as you can reach, and no further. This is not gymnastics.
6. **Feet.** Twice as long as you think. Between the toes, then the soles.

Let it rest while you make tea. Then take a warm bath with little soap, or gram flour, which lifts the oil and leaves the skin. Wipe the floor with a dry cloth before you stand on it. Oil and tiles are a poor match.

## When to leave it

Do not oil the body with a fever, a full stomach, indigestion, or on skin that is broken, infected or inflamed. In pregnancy, after surgery, with clots, varicose veins or a heart condition, ask your doctor first. The texts agree: abhyanga is for the well.

## What people tell us

They tell us that they sleep. They tell us that their heels are soft in January. Mostly they say that it is the one quarter of an hour in which nobody can hand them anything. The word for oil in Sanskrit, *sneha*, is also the word for affection, and after a few weeks you may see why.

Wash the towels apart from other clothes, in hot water, and dry them in the open air.
`;

export const sources = [
  'Ashtanga Hridaya, Sutrasthana, chapter 2 (on abhyanga)',
  'Charaka Samhita, Sutrasthana, chapter 5 (on oil for the body, the head and the feet)',
];
