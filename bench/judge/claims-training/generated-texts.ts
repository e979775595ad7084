import { lawConditions } from '#shop/conditions/law/law-conditions.ts';
import { entriesOf } from '#shop/claims/words/lexicon.ts';
import type { ClaimClass } from '#shop/claims/find-claims.ts';
import type { TrainingText } from './train.ts';

type Frames = { unlawful: string[]; lawful: string[] };

/** Sentences around the name of an illness, `X`. Warnings, denials and the law name the same illnesses as claims. */
const english: Frames = {
  unlawful: [
    'Cures X in a month',
    'X gone for good, says my aunt',
    'No more X, no more tablets',
    'Freedom from X',
    'My X vanished in weeks',
    'The answer to X',
  ],
  lawful: [
    'If you have X, ask your doctor before use',
    'Not for people with X',
    'It does not treat X',
    'X needs a doctor, not a shop',
    'The law forbids any advertisement of a cure for X',
    'A book for families that live with X',
    'Will it help my X? No.',
    'One rupee of each sale goes to patients with X',
  ],
};

const hinglish: Frames = {
  unlawful: [
    'X jad se khatam',
    'X se chhutkara paayein',
    'X ka pakka ilaj',
    'Ab X kabhi nahi',
    'X mein chamatkari labh',
  ],
  lawful: [
    'X ke marij doctor se poochh kar lein',
    'X walon ke liye nahi',
    'X ho to doctor ko dikhayein',
    'Yeh X ki dawa nahi hai',
    'X ke ilaj ka daava karna gair kanooni hai',
  ],
};

/** By the first letter of their script. */
const scripts: Record<number, Frames> = {
  0x900: {
    unlawful: ['X जड़ से खत्म', 'X से छुटकारा', 'X पूरी तरह ठीक', 'X कायमचा बरा होतो'],
    lawful: [
      'X के रोगी डॉक्टर से पूछकर लें',
      'X हो तो न लें',
      'यह X की दवा नहीं है',
      'X असल्यास डॉक्टरांना विचारा',
      'X असणाऱ्यांनी घेऊ नये',
    ],
  },
  0x980: {
    unlawful: ['X চিরতরে সারায়', 'X থেকে মুক্তি'],
    lawful: ['X থাকলে ডাক্তারকে জিজ্ঞাসা করুন', 'X থাকলে খাবেন না', 'এটি X রোগের ওষুধ নয়'],
  },
  0xa80: {
    unlawful: ['X જડમૂળથી મટાડે', 'X થી છુટકારો'],
    lawful: ['X હોય તો ડૉક્ટરને પૂછો', 'X ના દર્દીઓ ન લે', 'આ X ની દવા નથી'],
  },
  0xb80: {
    unlawful: ['X முற்றிலும் குணமாகும்', 'X இனி இல்லை'],
    lawful: ['X இருந்தால் மருத்துவரைக் கேளுங்கள்', 'X உள்ளவர்கள் தவிர்க்கவும்', 'இது X மருந்து அல்ல'],
  },
  0xc00: {
    unlawful: ['X పూర్తిగా నయం', 'X ఇక లేదు'],
    lawful: ['X ఉంటే వైద్యుడిని అడగండి', 'X ఉన్నవారు వాడకూడదు', 'ఇది X మందు కాదు'],
  },
  0xc80: {
    unlawful: ['X ಸಂಪೂರ್ಣ ಗುಣ', 'X ಇನ್ನು ಇಲ್ಲ'],
    lawful: ['X ಇದ್ದರೆ ವೈದ್ಯರನ್ನು ಕೇಳಿ', 'X ಇರುವವರು ಸೇವಿಸಬಾರದು', 'ಇದು X ಔಷಧಿ ಅಲ್ಲ'],
  },
  0xd00: {
    unlawful: ['X പൂർണമായി മാറും', 'X ഇനി ഇല്ല'],
    lawful: ['X ഉണ്ടെങ്കിൽ ഡോക്ടറോട് ചോദിക്കുക', 'X ഉള്ളവർ കഴിക്കരുത്', 'ഇത് X മരുന്നല്ല'],
  },
};

const classes: ClaimClass[] = ['ayurvedic', 'food', 'cosmetic', 'general'];
const namesEach = 2;

/** Returns sentences for some names of each condition of the law. They follow from the lists, and nothing is drawn. */
export function generatedTexts(): TrainingText[] {
  const texts: TrainingText[] = [];
  for (const { names, isGeneral, gate } of lawConditions) {
    if (isGeneral || gate === 'allow') continue;
    const isPlain = (name: string) => /^[^*^#%.?]+$/.test(name);
    const indian = entriesOf(names.in)
      .map((name) => name.replace(/\*$/, ''))
      .filter(isPlain);
    const latin = indian.filter((name) => /^[a-z ]+$/.test(name));
    const groups: [string[], Frames][] = [
      [entriesOf(names.en).filter(isPlain), english],
      [latin, hinglish],
      ...Object.entries(scripts).map(([script, frames]): [string[], Frames] => [
        indian.filter((name) => (name.codePointAt(0)! & ~0x7f) === Number(script)),
        frames,
      ]),
    ];
    for (const [own, frames] of groups)
      for (const name of own.slice(0, namesEach)) texts.push(...framed(name, frames, texts.length));
  }
  return texts;
}

/** One unlawful and one lawful frame of a name, the next ones for the next name. */
function framed(name: string, { unlawful, lawful }: Frames, turn: number): TrainingText[] {
  const step = turn / 2;
  return [
    { frame: unlawful[step % unlawful.length]!, isUnlawful: true },
    { frame: lawful[step % lawful.length]!, isUnlawful: false },
  ].map(({ frame, isUnlawful }) => ({
    text: frame.replace('X', name),
    claimClass: classes[step % classes.length]!,
    isUnlawful,
  }));
}
