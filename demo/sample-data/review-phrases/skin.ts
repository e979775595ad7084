import type { Phrases } from './phrases.ts';

export const faceOil: Phrases = {
  good: [
    '[Three|Four|Two] drops are [enough|plenty] for the whole face, so [a bottle lasts|it goes on for ages|the price is okay].',
    'I press it in at night on damp skin and [by morning it is gone|wake up with soft cheeks|there is no greasy pillow].',
    'Texture is [light for an oil|silky|thin and nice], sinks in [within ten minutes|before I finish brushing|quickly].',
    'Smell is [earthy|herby|mild], [goes away in some time|not like a perfume counter|my husband finds it medicinal, I love it].',
    'Skin feels [soft and supple|comfortable|less tight] after AC office the whole day.',
    'Mixed one drop with my [cream|aloe gel|sunscreen-free day moisturiser] and it [spreads beautifully|gives a nice dewy look|works well].',
    'The dropper gives [neat small drops|exact drops|no mess].',
    'I have [combination|dry|normal] skin and it [sat well|caused no trouble|suits me fine].',
    'Colour is natural and [washes off|does not stay on the face|left a faint mark on my white cover, use an old one].',
    'A [nice|calming|small] ritual before sleep, five minutes for myself.',
    "Used it for my wedding month on {kin}'s advice, [skin felt pampered|photos came well|no regrets].",
    'In the dry {city} winter this [saved my cheeks from that stretched feeling|is the last thing at night|is a must on my table].',
  ],
  but: [
    'For my oily T-zone it is [a bit heavy|too rich in summer|only a winter thing].',
    'It [stained my pillow cover|left a yellow mark on the towel], so be careful.',
    'The smell takes [a week to get used to|some getting used to].',
    'Dropper [sucks air|got stuck once|is too short for the last bit].',
    'No big change in glow yet after {span}, but skin is soft.',
    'I have to wait [fifteen minutes|quite some time] before lying down.',
  ],
  bad: [
    'Too oily for my skin, felt [sticky|heavy] till morning.',
    'Got tiny bumps on the [forehead|chin] after three nights, stopped using.',
    'Smell was [too strong for me|giving me no peace], could not sleep with it.',
    'Bottle is so small that [I thought it was a sample|it looked funny in the box].',
  ],
};

export const cream: Phrases = {
  good: [
    'Spreads [easily|like butter|without pulling] and [a pea is enough|little goes far|needs very little].',
    'Not sticky even in {city} [humidity|summer|rains].',
    'Skin stays soft till [evening|lunch and beyond|night], I checked.',
    'Smell is [faint|soft|clean] and gone in [minutes|no time].',
    'I apply it [after shaving|after the bath|before my walk] and it [feels cool|calms the tight feeling|just settles].',
    'Goes well under [sunscreen|kajal and a little powder|light make-up].',
    'My hands, elbows and [heels|face] all get the same jar, [no issue|works|family rule].',
    'No white cast, no [shine|mask feeling|heaviness].',
    'jar: The jar is [nice thick glass|pretty|sturdy], keeping it for [coins|my rings|spices].',
    'Even my [teenager|husband|father] uses it without being told.',
    'I keep it in the fridge in [May|April|June], [feels heavenly|best thing after the metro|very nice].',
    'Dry patches near the nose feel [smoother|comfortable] now.',
  ],
  but: [
    'In peak summer it is [slightly heavy|more than my skin needs].',
    'jar: Scooping from a jar is [not so hygienic|a little messy], a pump would be better.',
    'Pilled a little when I put [sunscreen|too much] over it.',
    'butter: It melted [in the parcel|in the May heat], after the fridge it was okay.',
    'Nice, but I do not see [any glow|much difference] yet.',
  ],
  bad: [
    'Left a [film|greasy layer] on my face that never went in.',
    'jar: Separated after {span}, had a watery layer on top.',
    'My sensitive skin felt [itchy|warm] within an hour, washed it off.',
    'tube: The tube leaked inside the [pouch|box].',
  ],
};

export const faceWash: Phrases = {
  good: [
    'wash: Cleans without [stretching|that squeaky feeling|drying].',
    'spray: I keep it in my [bag|scooter box|office drawer], [one spray after the commute|saves me in traffic|very handy].',
    'Smells like [fresh leaves|a garden after rain|the real thing], nothing [chemical|sweet] about it.',
    'spray: Spray is [fine|even|soft], does not spit.',
    'spray: Mixing it in my [multani mitti|ubtan|besan pack] makes all the difference.',
    'spray: From the fridge on a hot {city} afternoon, [bliss|jannat|what else do you need].',
    'wash: My face feels [clean but soft|fresh|light] after a dusty ride.',
    'wash: Took off my [kajal and sunscreen|sunscreen|day] without much rubbing.',
    'wash: Little foam, but it [does clean|rinses fast|is gentle].',
    'Both my [teenage sons|daughters|kids] share it, [no fights so far|bottle vanishes fast|that says all].',
    'spray: No alcohol sting [at all|after shaving|on razor days].',
  ],
  but: [
    'spray: Nozzle [jams sometimes|sprays to one side after a while].',
    'In winter I need [cream right after|something richer].',
    'Scent fades [very fast|in minutes], I like it longer.',
    'wash: Stings if it goes in the eyes, [so close them|careful].',
    'wash: The pack could be [bigger|sturdier].',
  ],
  bad: [
    'Left my skin [dry|tight] and [flaky|itchy].',
    'spray: Spray pump [broke in the first week|came broken].',
    'Smells [like nothing|weak], I have had stronger from the local attarwala.',
  ],
};

export const facePack: Phrases = {
  good: [
    'Mixed with [rose water|curd|raw milk], [smooth paste, no lumps|it becomes like cream|easy to spread].',
    'Very finely [sieved|ground], does not scratch like the [kirana|bazaar] one.',
    'Every Sunday now, [me and {kin} together|with old songs on|looking like ghosts].',
    'Skin feels [polished|clean and soft|like after a parlour visit] for a day or two.',
    "Smell took me straight to [haldi ceremonies|my cousin's wedding|first rain].",
    'One spoon is [enough for face and neck|plenty], pouch lasts [months|long].',
    'I take it off while damp as written, and it [does not pull|rinses off easily|leaves no red marks].',
    'Used on [arms and feet|neck and elbows] also, [nice|tan side looks fresher|good scrub].',
    'No perfume, no colour, [just powder|you can smell the herb|exactly what I wanted].',
    'Zip pouch [closes well|keeps it dry even in July|is practical].',
    'We used it for the haldi of {kin}, [everyone asked from where|no yellow faces in the photos|lovely].',
  ],
  but: [
    'Makes a mess in the [basin|bathroom], clean up at once.',
    'A bit drying for me, [I add malai|honey helps|once in two weeks is enough].',
    'Stained my [towel|nails] lightly, went after a wash.',
    'A scoop in the pack would be [useful|nice].',
    'Takes time to mix and wash, [not for weekdays|Sunday work].',
  ],
  bad: [
    'Found it [gritty|coarse], scratched a bit.',
    'Very drying, my cheeks [felt tight|were flaky] the next day.',
    'The pouch had a hole, powder [all over the parcel|everywhere].',
  ],
};

export const bodyScrub: Phrases = {
  good: [
    'Grains are fine, [legs feel like silk|no scratches|it melts while you rub].',
    'Leaves a bit of oil on the skin, [no lotion needed after|I like that].',
    'Khus smell in the whole bathroom, [like a wet garden|lovely].',
    'Once a week on [elbows, knees and heels|arms and legs], [jar will last|nice ritual].',
  ],
  but: [
    'The floor gets slippery, [careful|wash it after].',
    'Oil stands on top, [needs stirring|stir first].',
  ],
  bad: ['Too oily for me, [towel was ruined|drain too].'],
};

export const soap: Phrases = {
  good: [
    'Lather is [creamy|soft|small but nice] and skin does not feel [dry|stretched] after.',
    'Lasts [three weeks|almost a month|long] if you keep it dry.',
    'The bathroom smells [lovely|warm|like a temple] for an hour.',
    'You can see it is handmade, [edges are uneven in a good way|bits of herb inside|every bar differs].',
    'Works even in our [hard borewell water|salty {city} water|tanker water].',
    'Paper wrapping only, [love that|zero plastic|good for the planet].',
    'No [squeaky|plasticky|sticky] feeling after the bath.',
    'Gave a set to {kin} on Diwali, [was a hit|got calls for the link|much nicer than sweets].',
    'Bought for travel, [no leaking bottles|sails through airport checks|super practical].',
    'Whole family moved to this from the [supermarket bar|big brand], [no one complained|soft skin all around].',
  ],
  but: [
    'Melts [fast if left wet|into paste in the soap dish], needs a proper stand.',
    'Scent on the skin is [very light|gone by breakfast].',
    'Costly for daily use by [four people|a joint family].',
    'The bar had [cracked in the post|lost a corner], usable anyway.',
  ],
  bad: [
    'Became mush in [five days|a week].',
    'Hardly any lather in our water.',
    'Smell is [too strong|odd], kids refused it.',
  ],
};

export const lips: Phrases = {
  good: [
    'balm: Soft, no [grain|tug|stickiness], I reapply [twice a day|only after meals|less than with others].',
    'Fits in the [jeans pocket|tiniest clutch|pencil pouch].',
    'balm: Tastes of [nothing much|almost nothing|honey, faintly], good for a habitual lip-licker.',
    'Looks [natural|nice and simple], office safe.',
    'balm: I use it at night and [wake up comfortable|it stays till morning|love the softness].',
    'Comes in a cute [tin|little jar|container], {kin} thought it was a gift.',
    'Goes on [smooth|evenly|easily] with [a fingertip|no pulling].',
    'eyes: No burning, and my eyes are [fussy|very sensitive].',
  ],
  but: [
    'eyes: Smudges by [evening|lunch], expected from a natural one.',
    'balm: Softens in the [car|May heat], careful with handbags.',
    'balm: Finger application is [not for everyone|messy with long nails].',
    'balm: Tint is [very sheer|lighter than in the picture].',
  ],
  bad: [
    'eyes: Spread all over [in an hour|within two hours].',
    'Too little product for the price.',
    'balm: It arrived half melted and [stuck to the lid|out of shape].',
  ],
};
