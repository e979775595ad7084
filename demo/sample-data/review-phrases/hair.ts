import type { Phrases } from './phrases.ts';

export const hairOil: Phrases = {
  good: [
    'Sunday champi sorted, [thirty minutes|one hour] and then wash.',
    'Warmed it in a bowl of hot water as told, [heavenly|scalp felt so relaxed|best half hour of my week].',
    "Smell is [strong but real|proper herb smell|like my nani's kitchen], washes out [in two rounds|with shikakai|by the second shampoo].",
    'Not sticky like [the old tin one|other tailams|I feared], comes out [easily|in one good wash].',
    'Hair feels [soft and heavy in a good way|smoother to comb|less rough at the ends].',
    'Colour of the oil is [dark|deep and natural], you [see the herbs did their work|know it is not just perfume and paraffin|should use an old pillow cover].',
    'No mineral oil, [finally|checked the list twice|that was my reason].',
    'My long hair takes [three|two] spoons, {pack} lasts [six weeks|two months|a month and half].',
    'Gave {kin} a head massage with it, [asleep on the mat in minutes|now I am asked every week|was not allowed to stop].',
    'My braid looks [shinier|neat all day|less frizzy], that much I can say.',
    'About hair fall I will [not make claims|see after six months], but the [scalp feels good|massage is lovely|hair is soft].',
    'The bottle pours [slowly, good for partings|well|without dripping down the side].',
    'I leave it overnight with a scarf, [no smell on the pillow next day|soft hair next morning|works for me].',
    'Curly hair here, [definition is better after oiling|it did not weigh my curls down|ends look happier].',
    'Even in hostel bathrooms with hard water it [washes out|leaves hair soft].',
    'I used to make this at home with {kin}, [taste of the same thing|very near to that|now too lazy, this is a fine swap].',
    'Light enough to oil [twice|thrice] a week.',
  ],
  but: [
    'Smell stays [a day|till the second wash], not before office.',
    'It turned solid in [December|January], had to [warm the bottle|keep it in sunlight].',
    'Needs two washes, [otherwise limp|for fine hair even three].',
    'Flip cap gets [oily and slippery|messy after a while].',
    'After {span} I cannot tell about growth, hair is softer though.',
    'Left a [green|dark] tint on my pillow cover.',
    'A little heavy for [my thin hair|oily scalp].',
  ],
  bad: [
    'The smell gave me no peace, [family complained too|had to wash thrice].',
    'Leaked in transit, [a quarter was gone|the whole box was oily].',
    'Too thick for my fine hair, looked [greasy for two days|flat].',
    'Saw no difference after {span}, [back to plain coconut|for this price I expected some].',
  ],
};

export const hairWash: Phrases = {
  good: [
    'Takes out a full oil massage in two [rounds|washes] without [roughness|making it straw].',
    'Foams less than [usual brands|I am used to] but cleans [well|fully].',
    'Hair is [soft|light|bouncy] for [two days|three days], then wash again.',
    'Smell is mild, [like wet wood|like leaves|hardly there].',
    'No more [dry scalp feeling|itchy helmet scalp feeling|film] after washing.',
    'My coloured hair [keeps its shade|did not fade|handles it well].',
    'A comb goes through [without tears|easily|smoothly] now.',
    'Took [three|two|four] washes for my hair to adjust, [then lovely|be patient|now good].',
    "Gentle on my [daughter's|son's|kids'] hair too.",
    'liquid: I use [one pump|two pumps|very little], bottle stands for [two months|long].',
    'In {city} hard water this is the first that [does not leave it sticky|works].',
    'Curls [clump nicely|dry without frizz|look alive] the next morning.',
  ],
  but: [
    'liquid: Thin liquid, [runs off the palm|be quick], pump would help.',
    'Burns if it enters the eyes.',
    'Hair felt rough while wet, [okay after drying|conditioner needed].',
    'Wish the scent was [a bit stronger|nicer].',
    'Not strong enough when I oil [too much|overnight].',
  ],
  bad: [
    'Made my hair [dry like hay|rough and tangled].',
    'Does not remove oil even after [two|three] washes.',
    'liquid: Bottle cap broke in the parcel, [sticky mess|half of it lost].',
  ],
};

export const hairCare: Phrases = {
  good: [
    'Comb goes through [without a fight|like in the ads|in one go] after this.',
    'No silicone and still [soft|smooth], [did not know that was possible|how it should be].',
    'My curls [clump|look defined|behave] and there is no crunch.',
    'Rinses out [clean|fully], no [film|sticky roots].',
    'A little is enough for my [shoulder-length|waist-long|short] hair.',
    'Light smell, [like cucumber|like leaves|hardly any], gone when dry.',
    'Frizz in {city} humidity is [half of what it was|under control|manageable].',
    'After the herbal shampoo this is [the missing half|needed], now a pair for me.',
    'Ends feel [less like a broom|soft], that was my trouble.',
    'My daughter and I both use it, [fewer tears on school mornings|no more screaming with the comb].',
  ],
  but: [
    'Not rich enough for [my bleached ends|very dry hair].',
    'A bit heavy if you use [too much|it near the roots].',
    'Has to be rinsed for long.',
    'Would love a [bigger|family] size.',
  ],
  bad: [
    'My hair felt [coated|limp] after two uses.',
    'Did nothing for my [frizz|dry ends].',
    'Leaked into the box, [sticky label|half gone].',
  ],
};

export const hairPowder: Phrases = {
  good: [
    'Fine powder, makes a [smooth|lump-free|nice slippery] paste with [curd|warm water|aloe].',
    'No stems or [sand|grit] in it, [I sieved to check|unlike the loose one].',
    'Fresh smell when you open the pouch, [not stale|you know it is new stock].',
    'Hair felt [thick|soft|clean] after drying, [no conditioner needed|and shiny in the sun].',
    'We mix it with [amla|shikakai|methi] for the monthly pack, [family recipe|turns out well].',
    'Rinses out [without crumbs if you are patient|well with a mug|fully].',
    'Pouch is [resealable|sturdy], still dry after {span}.',
    'Cheaper than a parlour spa and [almost as nice|better].',
    "My grandmother's way, now [in a zip pouch|without the grinding stone|easy].",
  ],
  but: [
    'Messy, [keep newspaper around|not for white bathrooms].',
    'Takes [an hour in total|time], so only on weekends.',
    'Some bits stayed in the hair until the [next wash|evening].',
    'Makes you sneeze while opening.',
  ],
  bad: [
    'Left my hair dry and [full of dust|tangled].',
    'Pouch was torn at the corner, [powder outside|lost some].',
    'Seemed [old|from last year], not so fresh.',
  ],
};

export const henna: Phrases = {
  good: [
    'Colour came out [a rich auburn|warm brown|deep on my greys|even] after [two days|48 hours].',
    'Sifted so well that [no stems|not one twig] and it rinses [fast|clean].',
    'Soaked in [tea|black tea with a little lemon|coffee water] overnight, paste like [curd|silk].',
    'No ammonia smell, only [grass|hay|wet leaf].',
    'Greys around the temples took it [nicely|well|in the first go].',
    'My scalp did not itch, [after years of boxed colour this matters|relief].',
    'Used henna first, indigo next, [exactly as written|result is a soft brown-black|friends noticed].',
    'Also did mehndi on hands with it, [stain was dark|kids loved it|came out lovely].',
    'Stays for [a month|four to five weeks|six weeks] before roots show.',
    'Three heads coloured from one order, [mother, aunt and me|good value].',
    'Papa covers his beard with it, [finally something natural|no rash, no smell|looks ten years smarter].',
    'My [sister|hairdresser] said the shade looks [soft|natural], like sun on brown hair.',
    'Left it for three hours with a shower cap and a film, [perfect timing|nice deep result].',
    'Strand test first as they say, then the full head, [no bad surprise|as expected].',
    'Fresh green powder, not the [old khaki|faded] stuff from the market.',
    'Hair feels thicker [for two weeks after|and has body], besides the colour.',
  ],
  but: [
    'Long process, [block half a day|keep gloves and patience].',
    'Hair was dry on the first day, [oil fixed it|fine after].',
    'Indigo part came [slightly greenish the first evening|uneven], settled later.',
    'Drips a bit, [wear old clothes|stained my collar].',
  ],
  bad: [
    'Hardly any colour on my greys, [even after three hours|two attempts].',
    'Turned out too [red|orange] for me.',
    'Everything in the bathroom got stained, and the colour left in [a week|ten days].',
  ],
};

export const comb: Phrases = {
  good: [
    'Smooth teeth, [nothing snags|does not scratch the scalp|no sharp edges].',
    'No static [crackle|flying hair] anymore.',
    'Oiled it overnight as written, [wood turned darker and lovely|smells nice|glides now].',
    'Light in the hand and [fits my bag|goes in the pocket].',
    'Spreads hair oil [evenly|from root to end] while combing.',
    'Each piece has its own grain, mine has [a dark line|a lovely wave].',
    '{kin} took it the very first day, [ordered another|now we have three].',
    'Feels like a small [heirloom|gift|luxury] for the price.',
  ],
  but: [
    'Teeth are a bit close for my [curls|thick hair].',
    'Slight smell of neem [for a week|at first].',
    'A cotton pouch with it would be nice.',
  ],
  bad: [
    'One tooth broke within [a month|two weeks].',
    'Edges needed sanding, [rough at one place|not finished well].',
  ],
};
