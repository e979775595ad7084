/** Parts of hostile texts: scripts, marks, bait for regular expressions, what no eye sees, glued words, digits. */
const parts: Record<string, string[]> = {
  words:
    'ashwagandha neem oil hair fall churna ka tel chahiye kya hai mujhe sugar ki dawa under 500 from nepal without'.split(
      ' ',
    ),
  unknown: 'aswgndhaa bhrngrajj shampooing kumkumaditailamm trphlachurn zzzzqq kshhhtr chchchch'.split(' '),
  scripts: [
    'अश्वगंधा',
    'बालों',
    'क्ष्त्र्य',
    'அஸ்வகந்தா',
    'తులసి',
    'ಬೇವು',
    'തുളസി',
    'নিম',
    'લીમડો',
    'ਨਿੰਮ',
    'ନିମ୍ବ',
    'نیم',
    '人参',
    'женьшень',
  ],
  marks: [
    'a\u0301',
    'e\u0301\u0301\u0301\u0301\u0301\u0301',
    'क्',
    '़़़़',
    'ா',
    '\u0301',
    '\u20dd',
    'ّ',
    '👩‍👩‍👧‍👦',
    'ﷺ',
    'ﬃ',
    'Ⅷ',
    'İ',
    'ẞ',
  ],
  bait: [
    'aaaaaaaa',
    'hhhhhhhh',
    'chchchch',
    'ayayayay',
    'iyiyiyiy',
    'ssssssss',
    'amamamam',
    'ke ke ke',
    'jaisa jaisa',
    '((((',
    "'''':*",
    '\\\\\\',
    '&|!<->',
    '.*.*.*',
    '[[[[',
    '%%__',
    '$1$1',
  ],
  unseen: ['\u200b', '\u200d', '\u00ad', '\u2060', '\ufeff', '\u202e', '\0', '\ud800', '\n', '\t', '\u3000'],
  digits: [
    '₹₹₹₹',
    '1 2 3 4',
    '500g',
    '9.99',
    '८८८८',
    '12x60',
    '1e308',
    '-0',
    '100000000000000000000',
    'mm5mm5',
  ],
};
const kinds = Object.keys(parts);
const joints = ['', ' ', '-', "'", ',', '\u200b', '/'];
const lengths = [1, 3, 8, 24, 60, 200];

/** Returns texts of one kind, of two and of all kinds, spaced, glued and joined by signs, from one part to 200. The same each time. */
export function hostileTexts(count: number): string[] {
  let state = 37;
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const one = <Item>(of: Item[]) => of[below(of.length)]!;
  return Array.from({ length: count }, (_, at) => {
    const mixed = at % 3 === 0 ? [one(kinds)] : at % 3 === 1 ? [one(kinds), one(kinds)] : kinds;
    const joint = one(joints);
    const repeated = at % 5 === 0 ? one(parts[one(mixed)]!) : null;
    return Array.from({ length: one(lengths) }, () => repeated ?? one(parts[one(mixed)]!)).join(joint);
  });
}
