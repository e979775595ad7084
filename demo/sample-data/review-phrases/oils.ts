import type { Phrases } from './phrases.ts';

export const massageOil: Phrases = {
  good: [
    'Ten minutes before the bath and [the day starts well|skin is soft till night|I feel looked after].',
    'Warm it, please, it is [another thing altogether|twice as nice|made for that].',
    'Absorbs better than [plain sesame|I thought], no [slippery film after the bath|need of lotion after].',
    'Smell is [deep, like old wood|proper ayurvedic|roots and milk], [I love it|acquired taste|not for party days].',
    'My father gets his knees rubbed with it every evening, [looks forward to it|says it is warm and nice|our small ritual].',
    'After a long day of standing [a leg massage with this is gold|my calves thank me|nothing better].',
    '{pack} is enough for [eight to ten massages|two weeks of daily use|a month if you are careful].',
    'Exactly like the one from the [Kerala vaidyasala|centre where I did a course|village].',
    'Bathed with besan afterwards, [no greasy towels|skin felt like silk|perfect].',
    'Started abhyanga because of the pandemic years, [this is the best oil so far|never stopped|this one I keep buying].',
    'In the dry [January|December] cold my skin stopped looking [like chalk|dusty].',
    'Good thick glass bottle, [thin stream|pours well|no leak].',
    'Feet massage at night with socks on, [simple luxury|highly recommended|try it].',
  ],
  but: [
    'Stains [old sheets yellow|the towel], keep separate ones.',
    'Smell stays in the [bathroom|room] for hours.',
    'Floor gets slippery, [careful with elders|wipe it].',
    'Bigger can would be better for [daily users|two people].',
    'Too warm for May, [winter only for me|switched to coconut].',
  ],
  bad: [
    'Very strong medicinal smell, [could not bear it|wife banned it from the bedroom].',
    'Bottle leaked, [whole carton was soaked|lost a third].',
    'Sticky on my skin even after [half an hour|the bath].',
  ],
};

export const babyOil: Phrases = {
  good: [
    'Baby [enjoys the massage|is calm in the bath after|laughs through it], [and so do I|what more to want|lovely ten minutes].',
    'My mother-in-law does the malish, she [approved the smell|says it is like the old one|is hard to please].',
    'No perfume, mild smell, [safe feeling|we did a patch test first|doctor had no objection].',
    'Spreads well, does not [drag on thin skin|stay sticky].',
    'Did the patch test on the leg as written, [all fine|no redness].',
    'Skin of our little one stays soft [through the {city} winter|all day].',
    'We are on the [second|third] bottle, baby is [five|seven|nine] months now.',
    'Clothes do not smell after [wash|the nap], important for us.',
    'Used it for myself as well, [secretly|do not tell|works for mothers too].',
  ],
  but: [
    'Cap is not easy with [one oily hand|a baby on the lap].',
    'Left marks on the [bedsheet|white towel].',
    'Would like a pump.',
    'Turned solid once it got cold.',
  ],
  bad: [
    'Slight redness on my baby, stopped and [gave it to my mother for her feet|asked the doctor].',
    'Leaked in the packet, [label unreadable|oily mess].',
  ],
};

export const carrierOil: Phrases = {
  good: [
    'Smells of the [seed|nut|real thing], you know it is [cold pressed|fresh] the moment you open.',
    'kitchen: One bottle, many uses: [hair, heels and cooking|skin and head massage|kitchen and bathroom].',
    'Clear, no [rancid|burnt] note, [fresh stock|pressed recently].',
    'Some sediment at the bottom, which is [natural|how unfiltered oil is|a good sign].',
    'I blend it with [another oil|my usual oil|two drops of rosemary] for my hair, [nice mix|works].',
    'Good glass bottle, [dark enough|no plastic taste|reusable].',
    'Took it for [eyebrows and nails|dry feet|my beard], [soft results|satisfied].',
    'Compared with [three brands|the mill near my house], this is [closest to fresh|the best].',
    'Same smell and colour in the [second|third] bottle, so they do not [mix|blend] it.',
    'Strong and honest, [the village mill comes to mind|like from the ghani].',
    'kitchen: Used in cooking once, [taste was clean|could taste the difference|kids noticed].',
    'kitchen: Pulling a spoon every morning, [mouth feels fresh|easy habit|no bad taste].',
  ],
  but: [
    'Glass is [heavy for travel|risky in the bathroom].',
    'Pours too fast, [a dropper or pump insert please|wasted some].',
    'Costlier than the [ghani in our market|local mill].',
    'Smell takes some courage.',
  ],
  bad: [
    'Smelled [old|slightly rancid] to me.',
    'Cap was cracked and oil [everywhere|all over the carton].',
    'Too thick, could not use it [alone|at all].',
  ],
};

export const essentialOil: Phrases = {
  good: [
    '[Two|Three] drops in the diffuser and the [whole hall|bedroom] smells [beautiful|clean|like a hill station].',
    'Strong, so [very little is needed|one drop|the small bottle lasts].',
    'Real scent, not [synthetic|candle-shop], [changes over an hour|has depth|you can tell].',
    'Dropper insert [gives one drop at a time|works well].',
    'Mixed in coconut oil for [the temples|my wrists|a foot rub], [very nice|a daily thing now].',
    'On a handkerchief for the [metro|bus ride], [survival kit|helps with the crowd].',
    'A drop in my plain oil makes it [special|feel like a spa].',
    'Evening routine: lamp, diffuser, this. [Lovely|Peace|Recommended].',
    'Dark glass, boxed, [sealed properly|no leak at all].',
    'The label says clearly to dilute it, [good that they warn|responsible].',
  ],
  but: [
    'Bottle is tiny for the money.',
    'Scent [fades in two hours|is weaker than I hoped].',
    'Dropper is slow, [be patient|shake a bit].',
    'A bit sharp for [my wife|the bedroom].',
  ],
  bad: [
    'Gave me a heavy head, [too strong for a small room|had to open the windows].',
    'Half evaporated or underfilled, [not sure|wrote to them].',
    'Not the smell I remember, [more camphor|harsher].',
  ],
};

export const drops: Phrases = {
  good: [
    'Small bottle, [lives in my bag|stands near the kettle|lasts two months].',
    '[Two|Three] drops are really enough, [do not overdo|strong].',
    'The dropper is [exact|clean], no drip.',
    'Clear directions and warnings on the box, [good|as it should be].',
    'tulsi: Taste is [strong but pleasant|herby|what you expect].',
    'tulsi: In chai it is [wonderful|a nice change|the monsoon drink].',
    'My vaidya knew the [recipe|preparation] and found it [proper|fine].',
  ],
  but: [
    'Dropper rubber feels [cheap|thin].',
    'tulsi: Taste is [too strong for children|an adventure].',
    'Finishes fast with a family of [four|five].',
  ],
  bad: [
    'Bottle leaked, [came half|sticky box].',
    'tulsi: Too bitter and sharp, [could not continue|not for me].',
  ],
};
