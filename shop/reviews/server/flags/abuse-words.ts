/** Words that begin so, in English, in Hindi of Latin letters and of Devanagari. */
const stems = `fuck motherfuck shitty bullshit bitch bastard asshole arsehole cunt whore slut moron scumbag dickhead wanker
chutiy chootiy chutya madarchod maderchod madarchot behenchod bhenchod benchod bahenchod bhosdi bhosadi bhosri gandu gaandu
haramkhor haramzad haraami randi rundi kaminey lavde lawde jhatu jhaatu bakchod ullu-ka-patth
चूतिय मादरचोद बहनचोद भोसड़ भोसड गांडू गाण्डू हरामखोर हरामज़ाद हरामजाद हरामी रंडी रण्डी कमीन लौड़ा लौडा`;

/** Whole words, since longer ones begin so too. */
const words = `shit dick idiot idiots stfu harami kamina kamine gand gaand lund lauda loda lodu chod tatti saale kuttey गांड लंड साले`;

export const abuseStems = stems.split(/\s/).filter(Boolean);
export const abuseWords = new Set(words.split(/\s/).filter(Boolean));
