export const text = `
Nobody in the old books had an inbox. Yet the state they describe as disturbed *vata* is easy to recognise: thoughts that run ahead, shallow breath, cold hands, a meal eaten while standing, sleep that breaks at three. Their remedy is regularity. What moves too much is given warmth, weight, oil and a timetable.

## Fix three hours

You cannot calm a whole day, but you can fix three points in it. Wake at one hour. Eat lunch at one hour, sitting down. Put the screens away at one hour. Leave everything between them as wild as your work demands. Many people find that the body begins to wait for these moments, and that waiting is already a kind of rest.

## Oil on the feet

*Padabhyanga*, the oiling of the feet, asks for ten minutes and an old pair of socks. Sit on the edge of the bed. Warm a spoon of sesame oil, or [a foot oil made for it](/product/padabhyanga-foot-oil), and work from heel to toes with the thumbs, slowly, more slowly than seems reasonable. Wipe, pull on the socks, lie down. It is traditionally done before sleep, and of everything on this page it is what our customers keep doing.

## One breath to learn

*Bhramari* is breathing in through the nose and humming as the breath goes out, lips closed, jaw loose. Six rounds are enough. You will feel foolish for two of them. Do not hold the breath, and stop if you feel giddy.

## Herbs, with care

- **Ashwagandha** root is traditionally taken with warm milk in the evening, as a strengthener. It is not for pregnancy, and not alongside thyroid, sedative or blood sugar medicine without a doctor's word.
- **Brahmi** is the herb of students and is traditionally taken for clear attention. It is often used as an oil for the head.
- **Jatamansi** and **chamomile** come in teas for the hour before bed.

Take one at a time and for a few weeks, then pause. More herbs do not make more calm.

## What to put down

The tradition counts impressions as food. News at midnight, three chats at once and the argument replayed in the shower are all meals that must be digested. Leaving out one of them each evening does more than any capsule.

## When it is more than stress

If worry or low mood stays for weeks, if you cannot sleep or eat, or if you think of harming yourself, please speak to a doctor. In India the Tele-MANAS line, 14416, is free and answers at every hour. Asking for help is also a daily routine worth having.
`;

export const sources = [
  'Charaka Samhita, Sutrasthana, chapters 7 and 8 (on what to hold back, and on a governed life)',
  'Tele-MANAS, Ministry of Health and Family Welfare: 14416, at every hour',
];
