/** The article of /learn-ayurveda about the brand (section 2). */
export const philosophy = `
Ayurveda is Sanskrit for knowledge of life. It is some three thousand years old, and it has been a kitchen practice for every one of them: a way of eating, sleeping, bathing and growing old that pays attention to who you are, where you live and what the weather is doing. What we offer here is that everyday part of it.

## Our philosophy

We believe that small things done daily matter more than great things done once. A cup of warm water, oil on the feet, lunch at noon. Herbs come after these and not before them. We say how something is traditionally used, never that it cures, and we say when it is better left alone.

## The doshas

Ayurveda describes the world by three tendencies, the *doshas*. Everybody has all three, in a proportion of their own.

- **Vata**, of air and space, is what moves: breath, thought, the wind in dry leaves. Too much of it feels restless, dry and cold.
- **Pitta**, of fire and water, is what transforms: hunger, warmth, a quick mind. Too much of it feels hot, sharp and impatient.
- **Kapha**, of earth and water, is what holds: strength, moisture, calm. Too much of it feels heavy, slow and damp.

To be well, in this view, is to notice early which of them is rising and to lean gently the other way.

## Our commitment to purity

Each product names its plants in Latin, the part that is used and the amount. Each batch has a number and a test report. We use no mineral oil, no added colour and no filler, and we buy roots from growers rather than from forests.

## What we offer

- **Products.** [Oils, powders, tablets, teas and soaps](/all-products), made after classical recipes by licensed makers.
- **Consultations.** Our vaidya answers questions about what is on our shelves. For anything that hurts or stays, we send you to a clinic.
- **Guidance.** The five pages above and [the blog](/blog): free, dated, and written to be used.
`;
