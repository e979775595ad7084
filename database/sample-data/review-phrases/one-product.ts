/** Positive phrases about one product each, by slug. */
export const oneProduct: Record<string, string[]> = {
  'kumkumadi-face-oil': [
    'You can see the saffron threads lying at the bottom, [real kesar|first time I saw that in a bottle].',
    'Smells of warm milk and sandalwood, not of the usual sharp ayurvedic perfume.',
    'I was told three drops and laughed. It is three drops.',
    'My mother used one from the vaidya before her wedding and says this is [very near to it|the same colour and smell].',
    'Costly, yes, but the 30 ml has been with me since {month}.',
  ],
  'bhringraj-oil': [
    'Almost black in the bottle and green on the palm, so it is [leaf juice and not colour|the real herb].',
    'Smoky leaf smell which my whole floor now knows as Sunday.',
    'My barber asked what I put, [told him to order|he smelled it and knew].',
    'Warmed it properly and the scalp felt [light|cool] afterwards.',
    'I was using three different oils, [now just this bhringraj|this one replaced them].',
  ],
  'ashwagandha-capsules': [
    'Root only and no leaf, I had to search long for that.',
    'The jar does smell of horse, just as the page says. I laughed.',
    'One with milk at nine thirty, [phone off|lights low], that is my evening now.',
    'Powder was impossible for me, in the capsule there is no taste at all.',
    'Printed withanolide percentage and a report, [serious brand|can check myself].',
    'Took a break after two months as they advise, now on the next jar.',
  ],
  'rose-water-mist': [
    'Smells like actual petals, greener than the sweet-shop rose water.',
    'Sprayed it on [tired eyelids|my face in the Delhi metro|the pillow], heaven.',
    'In kheer I would use another, but on the face nothing beats this gulab jal.',
    'I keep one in the fridge door and one in the handbag.',
  ],
  'ubtan-powder': [
    'Haldi function for forty people, two jars were enough for the close family.',
    'It smells of besan laddoo, my nephew wanted to eat it.',
    'With milk and a bit of ghee for my dry skin, rubs off like [magic eraser|a charm].',
    'Does not leave you yellow, only the old towel.',
  ],
  'shilajit-resin': [
    'From a village above Chamoli myself, I know how it should smell. This is right.',
    'Ordered the minute it came back in stock.',
    'It left no grit at the bottom of the glass.',
  ],
  'abhyanga-oil': [
    'A quarter cup, warm, from the feet up, [and no lotion all winter|that is my whole skin care].',
    'Thin enough to cover the body fast, so I do manage on weekdays.',
    'Vetiver in the background makes it [fresh|less heavy than plain til].',
    'My yoga teacher recommended sesame, this one does not smell of the kitchen.',
  ],
  chyawanprash: [
    'Strings of amla inside, no smooth brown paste.',
    'First sour, then sweet, then the pippali comes. Grown-up chyawanprash.',
    'My kids said it is spicy, then asked for the second spoon.',
    'Every November we open the new jar, it is our family ritual.',
    'Less sugar on the tongue than the red-lid one we grew up with.',
  ],
  'aloe-vera-gel': [
    'Clear and not neon green, finally.',
    'After a beach day in Goa my arms said thank you.',
    "I set my baby hairs with it, [poor man's hair gel|works better than gel].",
    'Pump gives just the right amount.',
    'Dries in two minutes and I can put sunscreen over it.',
  ],
  'saffron-goat-milk-soap': [
    'There is a thread of kesar pressed on top, [too pretty to use|took a photo first].',
    'Smells like Diwali morning.',
    'Even after five weeks the last sliver lathers.',
  ],
  'lions-mane-capsules': [
    'Fruiting body and not mycelium on rice, that is what you should look for.',
    'Liked that they say openly it is not an Ayurvedic herb.',
    'Smells like mushroom soup, capsule tastes of nothing.',
    'I code for ten hours a day, it goes with my breakfast dosa now.',
    'Imported ones are double the price with half the beta-glucans on the label.',
  ],
  'brahmi-amla-oil': [
    'No menthol shock like the red cooling oils, just soft and calm.',
    "Nine o'clock champi for papa, he is out by half past.",
    'Marshy smell, in a good way, like near the village pond.',
  ],
  'golden-milk': [
    'Milk, ghee, a spoon of this, [childhood in a cup|best part of winter nights].',
    'Milk turns sunset yellow and the pepper comes at the end.',
    'Less chalky than any haldi mix I bought before.',
    'I bake banana bread with a spoon of this.',
    'Lakadong turmeric makes the difference, one teaspoon is truly enough.',
  ],
  'kumkumadi-cream': [
    'For days when I have no time for the oil.',
    'Light yellow like chaas, no cast on dusky skin.',
    'Does not fight with sunscreen.',
  ],
  'neem-comb': [
    'My static hair is finally quiet.',
    'Threw out all the plastic ones.',
    'Slight bitter wood smell that I have begun to like.',
  ],
  'sandalwood-eo': [
    'Real Mysore sandal has this milky end note, they have it.',
    'One drop on the wrist was there the next evening.',
    'Costly, and correct that it is costly.',
  ],
  'triphala-tablets': [
    'All the tastes at once if you let it melt. Swallow fast.',
    "Two at bedtime with warm water, my dadi's rule for sixty years.",
    'Started with one as advised, stomach was fine.',
  ],
  'nalpamaradi-oil': [
    'Bought before my wedding, one month daily as the Kerala aunties say.',
    'Skin goes a little golden till you wash with besan.',
    'Elbows and knees look even nicer now.',
  ],
  'ashwagandha-gummies': [
    'Orange first, caramel after, and the root only at the very end.',
    'My night sweet is now also my ashwagandha.',
    'Jar says not for children in big letters, good.',
  ],
  'coconut-hibiscus-oil': [
    'Curry leaf and coconut smell, my son calls it dosa oil.',
    "Amma's exact recipe, only that I no longer have a hibiscus hedge.",
    'Sets like snow in Delhi winter.',
  ],
  'tulsi-tea': [
    'Three kinds of tulsi and you do taste clove.',
    'Office 4 pm tea, covered with a coaster as the box says.',
    'No stapler pin, the string is stitched.',
  ],
  'shata-dhauta-ghrita': [
    'Feels like whipped snow and smells of almost nothing.',
    'Hard to believe this is ghee.',
    'A rice grain covers both cheeks, so the jar lasts.',
    'Best lip balm I own.',
  ],
  'henna-powder': [
    'Three times sifted is true, I passed it through muslin and nothing stayed back.',
    'Copper on my greys, friends think I went to a salon.',
    'Colour deepened on day two exactly as they say.',
    'Teej mehndi came out almost black-brown on the palm.',
  ],
  gulkand: [
    'Whole petals in it, soft and dark.',
    'In cold milk after lunch in May, nothing else.',
    'On vanilla ice cream, [just try it|guests were amazed].',
    'Paanwala in our lane asked for the jar.',
  ],
  'neem-tulsi-facewash': [
    'Bike commute face, one wash and the dust is gone.',
    'Does sting in the eyes, they do warn.',
    'Colour is pale, so no green dye.',
  ],
  'multani-mitti': [
    'Took it off half dry as told and for once no tight mask face.',
    'Smells of first rain on dry ground.',
    'Feels like talcum between the fingers.',
  ],
  'amla-hair-oil': [
    'Not the perfumed green one, smells of fruit.',
    'Easy to wash, so I can oil on weekdays.',
    'Cheap and good, two bottles each month for the joint family.',
  ],
  'onion-hair-oil': [
    'Onion smell goes after the second wash, I was afraid.',
    'Comb cap puts it on the scalp and not down my neck.',
    'Tried making it once at home, never again, this is better.',
  ],
  'rosemary-hair-oil': [
    'Dropper along the parting, three minutes, done.',
    'Maple kind of smell from the methi, I quite like it.',
    'No promises of growth in a week, refreshing.',
  ],
  'shikakai-shampoo': [
    'Brown and thin like the real shikakai water.',
    'Gets the champi oil out in two goes.',
    'My henna colour stays longer since I use this.',
  ],
  'mahanarayan-oil': [
    "Camphor and cedar, the smell of my grandfather's room.",
    'Kabaddi coach in our school swears by mahanarayan.',
    'Fifteen minutes on the back and a hot towel, wah.',
  ],
  'cold-pressed-coconut': [
    'Smells like a bakery on the coast.',
    'Kitchen gets one bottle, bathroom the other.',
    'Water clear in summer, snow white in winter.',
  ],
  'lemongrass-eo': [
    'Guests always ask what the floor smells of.',
    'Balcony evenings with this in the diffuser.',
    'Cheapest mood lifter in the house.',
  ],
  'reetha-powder': [
    'Also cleaned my silver anklets with it, like new.',
    'One spoon foams a lot.',
    'Washed my pashmina with it as my nani did.',
  ],
  'castor-oil': [
    'Thick as honey, do mix it.',
    'For brows and lashes one drop on the finger is too much even.',
    'Removes kajal nicely.',
  ],
  'triphala-churna': [
    'Five tastes in one spoon, my face goes through all of them.',
    'I strain it in the morning, much nicer.',
    'Ground fine, sinks slowly.',
  ],
  'ashwagandha-churna': [
    'With milk, jaggery and elaichi it becomes a nice bedtime drink.',
    'Nagori root, pale and starchy, you can tell.',
    'Five minutes on the stove is my meditation.',
  ],
  'amla-powder': [
    'So sour it wakes up the whole jaw.',
    'Half for me, half for my henna bowl.',
    'In nimbu pani with black salt, try.',
  ],
  'curcumin-capsules': [
    'Do not open over white clothes. I did.',
    'Take with the heaviest meal, that works for me.',
    'Same strength as the imported one for half.',
  ],
  'lavender-eo': [
    'Soft flower smell and not fabric softener.',
    'Two drops at the edge of the pillow.',
    'Kashmir grown, happy to support.',
  ],
  'lakshadi-baby-oil': [
    "Copper coloured from laksha like my nani's bottle.",
    'Malish, bath, two-hour nap. That is the review.',
    'Mild smell of milk.',
  ],
  'moringa-powder': [
    'Parrot green, not khaki.',
    'A spoon in the roti dough and nobody knows.',
    'Two spoons in dal was a mistake, one is right.',
  ],
  'giloy-tablets': [
    'Bitter even while swallowing, honey water after.',
    'They name the plant and part on the label, good.',
  ],
  'tulsi-drops': [
    'Three drops in black tea is my monsoon drink.',
    'More than three tastes like a cupboard, they are right.',
  ],
  'lions-mane-brahmi': [
    'Breakfast first, then the capsule, as they say. No trouble.',
    'Tax season companion.',
  ],
  'almond-oil': [
    'Light, nutty and no marzipan smell.',
    'Under the eyes, a very thin layer.',
    'A spoon in warm milk for papa, rest is mine.',
  ],
  'hair-mask-bhringraj-amla': [
    'Thick pale green cream that stays where you put it.',
    'Ten minutes and the comb slides.',
  ],
  'indigo-powder': [
    'Smells like frozen peas, that made me laugh.',
    'Bright green powder, so fresh.',
    'One hour over henna gave me dark brown.',
  ],
  'eucalyptus-eo': [
    'Ooty school trip in a bottle.',
    'Mop water with five drops and the house is new.',
    'On a tissue in the cupboard, woollens smell clean.',
  ],
  'bridal-glow-combo': [
    'The four-week calendar is on our fridge.',
    "Bought for my sister's wedding in {month}, she cried a little.",
    'Groom stole the rose water.',
  ],
  'champi-sunday-combo': [
    'Rakhi gift for a brother who uses nothing. He uses it.',
    'Oil, comb and shampoo finish at the same time, well planned.',
  ],
  'calm-evenings-combo': ['The card that says phone in the other room is the best part.'],
  'abhyanga-ritual-combo': [
    'The wooden bowl with copper rim is [gorgeous|worth it alone].',
    'Ten strokes on a card, no more excuses.',
  ],
};
