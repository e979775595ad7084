export const text = `
The Sunday champi is the most Indian of all rituals: somebody sits on the floor, somebody on the chair behind, and for half an hour the family speaks of nothing important. Hair care in Ayurveda is much like that. It is patient, it is oily, and it is mostly about the scalp.

## What the texts say

Hair is counted as a by-product of bone, and bone is fed last but one. In plain words: what you see on your head was made from what you ate and how you slept some months ago. No oil works backwards in time. What an oil can do is keep the scalp supple and the strands from breaking, and that is a good deal.

## A wash day, in order

1. **Comb dry hair** with a wide wooden comb, from the ends upward.
2. **Warm the oil.** Two or three spoons for long hair. [Bhringraj in sesame](/product/bhringraj-oil) is the classical one; coconut with hibiscus suits summer.
3. **Part and press.** Make partings two fingers apart, lay the oil along them and move the scalp over the bone with still fingertips. Do not rub the hair itself.
4. **Wait** for half an hour to an hour. Overnight is not twice as good, and pillowcases do not forgive.
5. **Wash twice** with a mild shampoo, or with shikakai and reetha steeped in hot water.
6. **Dry with a cotton cloth**, pressed and not rubbed, and leave the rest to the air.

Once or twice a week is enough for most heads. Oily scalps want less oil and a shorter wait. A scalp with dandruff, sores or ringworm should not be oiled at all before a doctor has seen it.

## The herbs you will meet

- **Bhringraj**, the king of hair, is traditionally used to keep hair dark and full.
- **Amla** is eaten as well as applied. The fruit in a meal is worth more than the powder in a mask.
- **Hibiscus** flowers and leaves give a slippery rinse that makes combing easy.
- **Methi** seeds, soaked overnight and ground, are the kitchen's own conditioner.
- **Henna** colours and coats. Buy it pure, and test it a day before.

## Things that cost nothing

Tie hair loosely at night. Do not comb it wet. Keep the water lukewarm. Eat enough protein, enough greens and enough fat. Change the pillow cover on wash day.

To lose fifty to a hundred hairs a day is ordinary, and after a fever or a birth it may be more for some months. If patches appear, or the fall does not slow, have your iron, thyroid and vitamin levels looked at. A comb is a poor laboratory.
`;

export const sources = [
  'Ashtanga Hridaya, Sutrasthana, chapter 2 (on oil for the head)',
  'Sharngadhara Samhita, Madhyamakhanda, chapter 9 (on medicated oils)',
  'American Academy of Dermatology: hair loss, who gets it and causes',
];
