export const philosophy = `
Ayurveda is Sanskrit for knowledge of life. It is some three thousand years old, and it has been a kitchen practice for every one of them: a way of eating, sleeping, bathing and growing old that pays attention to who you are, where you live and what the weather is doing. What we offer here is that everyday part of it.

## Our philosophy

We believe that small things done daily matter more than great things done once. A cup of warm water, oil on the feet, lunch at noon. Herbs come after these and not before them. We say how something is traditionally used and promise nothing beyond that, and we say when it is better left alone.

## The doshas

Ayurveda describes the world by three tendencies, the *doshas*. Everybody has all three, in a proportion of their own.

- **Vata**, of air and space, is what moves: breath, thought, the wind in dry leaves. Too much of it feels restless, dry and cold.
- **Pitta**, of fire and water, is what transforms: hunger, warmth, a quick mind. Too much of it feels hot, sharp and impatient.
- **Kapha**, of earth and water, is what holds: strength, moisture, calm. Too much of it feels heavy, slow and damp.

To be well, in this view, is to notice early which of them is rising and to lean gently the other way.

## Where this is written

Three old books stand behind most of what you read here: the *Charaka Samhita*, on physicians and their reasons; the *Sushruta Samhita*, on the surgeon's hand; and the *Ashtanga Hridaya*, in which Vagbhata, some fourteen centuries ago, put both into verses that students still learn by heart. Each article names its chapter. Where a modern source says something different about safety, we name that one too, and follow it.

## Our commitment to purity

Each product names its plants in Latin, the part that is used and the amount. Each batch has a number and a test report. We use no mineral oil, no added colour and no filler, and we buy roots from growers rather than from forests.

## What we offer

- **Products.** [Oils, powders, tablets, teas and soaps](/all-products), made after classical recipes by licensed makers.
- **Consultations.** Our vaidya answers questions about what is on our shelves. For anything that hurts or stays, we send you to a clinic.
- **Guidance.** The five pages above and [the blog](/blog): free, dated, and written to be used.

## What it is not

It is no reason to leave a medicine, to put off a doctor or to skip a vaccine. Herbs act, and so they can act too strongly, or against a tablet that you take. Ask a doctor or a qualified vaidya first if you are pregnant or nursing, if you live with an illness, or if it is for a child. What is written on these pages tells how things are traditionally used. It is not medical advice.
`;
