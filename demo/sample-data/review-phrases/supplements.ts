import type { Phrases } from './phrases.ts';

export const capsules: Phrases = {
  good: [
    'Easy to swallow, no [aftertaste|burps|herbal burps].',
    'After dinner, [simple routine|became a habit|never forget it now].',
    'I keep the jar next to [the kettle|my toothbrush|the gas stove] so that I do not forget.',
    'Only [a line or two|very few lines] of ingredients, [no fillers|exactly what I looked for].',
    'Batch report [opened from the number on the jar|matched the label], [impressed|that is why I pay more].',
    'Taking for {span}, [feels fine|no acidity|stomach is okay with it].',
    'Showed the label to my doctor first, [she was fine with it|no objection].',
    'capsule: The smell when you open is strong, [means it is real|my cat ran away|but the capsule has no taste].',
    'capsule: Vegetarian capsule, [important for us|thank you].',
    'refill: On the refill plan now, [comes before the jar is empty|one thing less to remember].',
    'Not a magic pill and [the page does not say so|nobody claims it], which I respect.',
    'I am off the powder because of taste, [this solves it|this is the answer].',
    'Count was right, [I did count|not one less], seal intact.',
    'No sugar, no colour, [good for my father|approved].',
    'My gym friends take fancy imports, [this is half the price|I prefer this one].',
    'Gave up twice before with other brands due to acidity, [this one is okay with food|fine so far].',
  ],
  but: [
    'capsule: Capsule size is [a bit big|large for my mother].',
    'Jar is half empty space, [smaller would do|why].',
    'Made me a little drowsy in the morning, so [night only now|evening it is].',
    'After {span} I feel nothing special, [maybe it takes time|giving it one more jar].',
    'Slight [heaviness|acidity] on an empty stomach, take with food.',
    'The cotton inside is [hard to get out|unnecessary].',
  ],
  bad: [
    'Did not agree with my stomach, [stopped in a week|gave the rest away].',
    'No difference that I can feel after {span}.',
    'capsule: Two capsules were [open|broken] inside the jar.',
    'Costs more than [the chemist one|others] with the same milligrams.',
  ],
};

export const churna: Phrases = {
  good: [
    'Fresh smell, fine powder, [no lumps|not the dusty kind].',
    'Half a spoon in [warm milk|warm water|buttermilk], [done|easy], [taste is earthy|one gets used to it|cardamom helps].',
    'Tastes exactly like the one [my grandfather took|from our vaidya|we got in the village].',
    'Colour is lighter than the bazaar powder, [looks clean|means fresh].',
    'Zip pouch is good, [still crisp after {span}|no moisture came in even in July].',
    'kitchen: I add it to [roti dough|dal|smoothies|my morning water], nobody at home noticed.',
    'Clear measure given, [a quarter spoon to begin|good advice|started slow].',
    'Old school and cheap, [better than any fancy bottle|I like it so].',
    'Been taking it since {month}, [settled routine|no trouble|like it].',
    'For the price of two coffees you get [two months|a lot].',
    'Single ingredient, batch date printed, [nothing else needed|that is all I want].',
  ],
  but: [
    'Taste is [something one learns|not for children|honest, let us say].',
    'Does not dissolve, [stir till the last sip|sits at the bottom].',
    'A spoon inside would be [practical|nice].',
    'Powder flies when you open the pouch.',
    'Would prefer a jar.',
  ],
  bad: [
    'Could not get used to the taste, [sorry|tried for a week].',
    'Had [tiny hard bits|some fibre] in it.',
    'Pouch zip failed [in two weeks|soon], powder got damp.',
  ],
};

export const mushroomPowder: Phrases = {
  good: [
    'One level scoop in filter coffee, [no one can tell|a bit malty|nice].',
    'Dissolves with a little stirring, [no grit|no lumps].',
    'In dal and soup it adds [a savoury note|body], [kids never noticed|good].',
    'Fruiting body only, says the pouch, [rare|that is why I took it].',
    'Pricey, but sixty scoops is two months of mornings.',
    'Scoop inside is [handy|exact], pouch closes well.',
    'They say clearly what it is and what it is not, [trust|respect].',
  ],
  but: [
    'Clumps in the [monsoon|{city} humidity], keep it shut.',
    'Cannot say that I feel [much|a change] after {span}.',
    'In plain water it tastes of [mushroom broth|soup].',
  ],
  bad: ['Too costly for [so little powder|a pouch this small].', 'Did not like the [taste|smell] in my tea.'],
};

export const jam: Phrases = {
  good: [
    'One spoon with [milk|warm milk] in the morning, [like childhood|winter is here|settled habit].',
    'Not over-sweet like the [supermarket|TV] ones, you [taste the fruit|get the spice at the end|can eat it daily].',
    "Sticky, dark and [real|spicy], [dadi's jar came to mind|that is how it should be].",
    'Finished half the jar with [roti|toast|a spoon directly], [no shame|oops].',
    'You can see [bits of the real thing|what it is made of] in it, not a smooth paste.',
    'Glass jar came [in three layers of paper|without a scratch].',
    'The smell fills the [kitchen|whole room] when you open it.',
    'My father compares everything with the one from his village, [this passed|second best, he says].',
    'Consistency is [thick|perfect], spoon stands.',
    'family: Even my fussy [son|daughter|nephew] eats it, [I hid nothing|that says it all].',
  ],
  but: [
    'A little too [sweet|spicy] for me.',
    'Gets hard in [January|winter], [warm spoon needed|stir well].',
    'Lid was sticky [all around|from outside].',
    'Wish there was a [smaller trial jar|one kilo jar].',
  ],
  bad: [
    'Too much sugar [for us|in my opinion].',
    'Jar lid was loose, [ants found it|syrup outside].',
    'Tastes burnt, maybe [a bad batch|this lot].',
  ],
};

export const gummies: Phrases = {
  good: [
    'Taste like [orange sweets|marmalade] with a [grown-up|herby] end.',
    'Soft, not [rubbery|sticky on teeth].',
    'Easiest way to remember, [two after dinner|dessert sorted].',
    'Real fruit taste, no [colour on the tongue|chemical sweetness].',
    'Had to hide them from [my kids|my husband], label says adults only.',
    'Pectin and not gelatine, [so we can eat them|vegetarian home, thank you].',
    'Finished the jar in exactly one month, [ordered again|subscribed].',
    'I hate capsules, this is my [answer|compromise].',
    'Ordered as a joke for {kin}, now [on the third jar|it has become serious].',
    'Smell when opening is [jaggery and orange|lovely].',
  ],
  but: [
    'Stuck together in the May heat, [fridge helped|one big gummy].',
    'Sugar, little as it is, [is still sugar|bothers me].',
    'Thirty days and empty, [pricey habit|bigger jar please].',
    'You do taste the root at the end.',
  ],
  bad: ['Arrived as one [melted lump|block].', 'Too sweet, and [I felt nothing|the aftertaste is odd].'],
};

export const resin: Phrases = {
  good: [
    'Stretches like toffee when warm and snaps when cold, [passed the home test|just as they write].',
    'Dissolves fully in warm milk, [no residue|golden-brown in a minute].',
    'Report with the batch number was in the box, [heavy metals listed|that convinced me].',
    'Taste is smoky and [bitter|strong], [milk makes it okay|I have had worse].',
    'A pea-sized bit each morning, jar of {pack} [lasts two months|will last all winter].',
    'The tiny spoon inside is [useful|cute], scraping is an art.',
    'Had three fakes from the market before, [this is different|finally real].',
    'Bought for my father in {city}, [he takes it with his morning milk|he knows the real one from his hill posting].',
    'Smells like [earth and campfire|a cowshed in the hills], no perfume.',
    'Good that it warns who should not take it, [asked my doctor first|responsible].',
  ],
  but: [
    'Always sold out, [waited two months|please make more].',
    'Sticky business, [everything turns black|keep a tissue].',
    'Price is [steep|for special days].',
    'Taste is not for beginners.',
  ],
  bad: [
    'Could not stand the taste, [even in milk|gave it to my brother].',
    'Jar was less full than in the photo.',
    'Too hard to scoop in [January|winter].',
  ],
};

export const tea: Phrases = {
  good: [
    'Aroma comes out [the moment you open the box|with the steam], [real leaves|no flavouring].',
    'Replaced my [4 pm|evening|third] chai with this, [no regrets|quite happy|half the time at least].',
    'Cover the cup as written, [it makes a difference|really].',
    'teabags: Strong enough for [two cups from one|a big mug].',
    'Monsoon, pakoras and this, [perfect|nothing else needed|{city} rains approve].',
    'Kids drink it with [jaggery|honey|a biscuit].',
    'No caffeine, so I can have it [at ten in the night|after dinner].',
    'Colour in the cup is [lovely|natural], taste is [round|fresh|mild and clean].',
    'Office pantry order, [gone in a week|everyone steals it].',
    'teabags: Paper bags without staple, [good|noticed and liked].',
    'With a slice of [ginger|lemon] it is even better.',
    'Gifted to {kin}, who [is a tea snob|runs on chai], and [got a good review|it is now on the shelf].',
    'The balance is right, [nothing sticks out|not one loud note].',
  ],
  but: [
    'teabags: A bit [mild|light], I use two bags.',
    'It should be a bit [stronger|milder] for my taste.',
    'Expensive for daily use by [the whole office|five people].',
    'I still miss my [chai|filter coffee], to be honest.',
    'Box is bigger than what is inside.',
  ],
  bad: [
    'Tastes like [hot water with a memory|dust], sorry.',
    'Too [strong|sharp] for us, [kids refused|could not finish].',
    'teabags: Bags were torn, [leaves in the cup|half the box].',
  ],
};

export const juice: Phrases = {
  good: [
    'Honest taste, [diluted it is nice|black salt makes it a drink|wakes you up].',
    'No added sugar and [you taste it|that was the point].',
    'Thirty ml in water each morning, [easy|since {span}], [no skipping|habit].',
    'Two layers in the bottle, [shake and fine|means no chemicals].',
    'Better than the [green syrupy one|famous brand] I had before.',
    'Bottle came in a thick carton, [not a scratch|upright and sealed].',
    'Fresh smell of the [fruit|plant], colour is dull as natural juice is.',
    'Whole family takes a small glass, [one bottle is gone in two weeks|need two].',
    'Mixed in [nimbu pani|soda|buttermilk] it is [a summer drink|great].',
  ],
  but: [
    'Too strong neat, [dilute it well|careful with your teeth].',
    'Must be used within a month, [too big for one person|half-litre please].',
    'Heavy parcel, [courier grumbled|took longer].',
    'It settles and the bits are [strange at first|not for me, I strain it].',
  ],
  bad: [
    'Cap was leaking, [sticky carton|smelled fermented].',
    'Taste is [too bitter|awful], could not finish.',
    'Bottle swelled in [May|June], [returned|threw it].',
  ],
};

export const combo: Phrases = {
  good: [
    'Everything full size, [not samples|good value|cheaper than alone].',
    'Gifted to {kin} on [a birthday|Rakhi|Diwali|their anniversary], [loved it|they called the same night|very classy].',
    'Box is [beautiful|gift ready], no extra wrapping needed.',
    'Liked the printed card, [step by step|simple|kept it on the mirror].',
    'The pieces belong together, [made a ritual of it|nice idea|used all].',
    'Saved around [two hundred|three hundred] compared to buying each.',
    'Came in {days} days to {city} and [nothing broken|all sealed|heavy but safe].',
    'Bought one to try, [then two more for cousins|now reordering single items].',
    'Good starter if you do not know what to choose.',
    'Used for {span}, [some left still|every part is good].',
  ],
  but: [
    'One of the items [I would not have bought alone|I already had].',
    'Box too big for what is inside, [air travels too|lots of paper].',
    'Choice of [variants|oil] inside would be nice.',
    'One bottle was [a bit oily outside|not so full].',
  ],
  bad: [
    'One item was missing, [support sent it after a week|had to call twice].',
    'Bottle inside leaked on the other things.',
    'Expected bigger packs for this amount.',
  ],
};
