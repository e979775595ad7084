import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownConditions } from './known-conditions.ts';
import { lawConditions } from '#shop/conditions/law/law-conditions.ts';
import type { ClaimClass } from './find-claims.ts';
import { readClaims } from './read-claims.ts';

const verdictOf = (text: string, claimClass: ClaimClass = 'ayurvedic') => {
  const claims = readClaims(text, claimClass);
  return claims.some(({ verdict }) => verdict === 'refused')
    ? 'refused'
    : claims.length > 0
      ? 'doubtful'
      : 'fine';
};

const classes: Record<string, ClaimClass> = {
  'ayurvedic medicine': 'ayurvedic',
  cosmetic: 'cosmetic',
  food: 'food',
  other: 'general',
};

const judged = rowsOf('judged-texts.tsv');

describe('texts that a lawyer judged', () => {
  it.each([false, true])('are judged alike, in a title: %s', (isTitle) => {
    const wrong = judged.filter(([text, claimClass, verdict]) => {
      const isRaised = readClaims(text, classes[claimClass]!, { isTitle }).length > 0;
      return verdict !== 'either' && isRaised === (verdict === 'pass');
    });
    expect(wrong.map(([text]) => text)).toEqual([]);
  });
});

describe('the conditions of the law', () => {
  const entries = (field: 'schedule' | 'scheduleJ') =>
    new Set(lawConditions.flatMap((one) => one[field] ?? []));

  it('name every subject of section 3, of the Schedule and of Schedule J', () => {
    const clauses = lawConditions.flatMap(({ section3 }) => section3 ?? []);
    expect([...new Set(clauses)].toSorted()).toEqual(['a', 'b', 'c']);
    const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
    expect([...entries('schedule')].toSorted((one, other) => one - other)).toEqual(upTo(54));
    expect([...entries('scheduleJ')].toSorted((one, other) => one - other)).toEqual(upTo(51));
  });

  it.each(schedule())('are refused for a medicine that treats %s', (name) => {
    expect(verdictOf(`It treats ${name}.`)).toBe('refused');
    expect(verdictOf(`${name} is gone with it.`)).toBe('refused');
  });

  it.each(scheduleJ())('are raised for a medicine that promises: %s', (promise) => {
    expect(verdictOf(promise)).not.toBe('fine');
  });

  it('are all known by a word', () => {
    const unknown = knownConditions.filter(({ names, hints }) => !names.en && !names.in && !hints?.en);
    expect(unknown.map(({ label }) => label)).toEqual([]);
  });
});

describe('a claim', () => {
  it.each([
    'Cures diabetes',
    'Diabetes cured for good',
    'Your diabetes will be reversed by this churna',
    'This churna reverses\ndiabetes',
    'Diabetes? Not any more.',
    'My mother’s diabetes has gone since she drinks it',
    'The end of diabetes',
    'Freedom from insulin',
    'An anti-diabetic tea',
    'Reverses diabetes, ask your doctor how',
    'Does diabetes come back? No.',
    'Goodbye amlodipine',
    'Her knees bend again',
    'Saat din mein 5 kilo kam',
    'Paralisys treated',
    'Not a single side effekt',
    'It never comes undone again, guaranteed',
    'No need of a doctor',
    'HbA1c down from 9 to 6',
    'मधुमेह को जड़ से मिटाए',
    'Sugar ki bimari ko jad se khatam kare',
    'मधुमेहावर रामबाण उपाय',
    'ડાયાબિટીસ મટાડે',
    'ডায়াবেটিস সারায়',
    'சர்க்கரை நோயை குணமாக்கும்',
    'మధుమేహాన్ని తగ్గిస్తుంది',
    'ಮಧುಮೇಹ ಗುಣಪಡಿಸುತ್ತದೆ',
    'പ്രമേഹം മാറ്റുന്നു',
    'Sarkarai noiyai gunamakkum',
    'Madhumehanni taggistundi',
  ])('is found in “%s”', (text) => {
    expect(verdictOf(text)).not.toBe('fine');
  });

  it.each([
    'd i a b e t e s cure',
    'cures d.i.a.b.e.t.e.s',
    'cures dia-betes',
    'cures di abe tes',
    'cures dіаbetеs',
    'cures d1abet3s',
    'cures ｄｉａｂｅｔｅｓ',
    'cures di\u200babe\u00adtes',
    'cures diabtes',
    'cures diabeets',
    'cures 𝓭𝓲𝓪𝓫𝓮𝓽𝓮𝓼',
    'cures ⓓⓘⓐⓑⓔⓣⓔⓢ',
    'cures díãbètęs',
    'CURES DIABETES',
    'c-u-r-e-s it all',
    'c u r e s it all',
    'kills c@nc€r',
    'g.u.a.r.a.n.t.e.e.d results',
    'gu4rant33d results',
  ])('is read through the mask “%s”', (text) => {
    expect(verdictOf(text)).toBe('refused');
  });

  it.each<[ClaimClass, string, RegExp]>([
    ['ayurvedic', 'Cures piles', /Schedule J entry 42/],
    ['ayurvedic', 'Cures diabetes', /section 3\(d\), Schedule entry 9/],
    ['ayurvedic', 'For sexual power', /section 3\(b\)/],
    ['food', 'Cures diabetes', /Advertising and Claims\) Regulations 2018, regulation 10/],
    ['cosmetic', 'Heals eczema', /3\(aaa\)/],
    ['general', 'A lamp that heals asthma', /section 5/],
  ])('of the class %s names its rule: %s', (claimClass, text, law) => {
    expect(readClaims(text, claimClass)[0]!.law).toMatch(law);
  });

  it('marks its words where they stand', () => {
    const text = 'Neem oil. Our elders say it cures diabetes at once.';
    const { start, end, words } = readClaims(text, 'food')[0]!;
    expect(text.slice(start, end)).toBe(words);
    expect(words).toContain('cures');
  });
});

describe('a lawful text', () => {
  it.each([
    'If you have diabetes, ask a doctor before use.',
    'Not intended to diagnose, treat, cure or prevent any disease.',
    'Pregnant? Ask your doctor.',
    'Olives cured in brine, oak treated with oil',
    'A money-back guarantee',
    'Aids digestion',
    'Controls shine and removes make-up',
    'Sugar-free, heart-shaped sweets',
    'मधुमेह के रोगी डॉक्टर से पूछकर लें।',
    '100% Herbal',
    'Traditionally taken after meals',
    'Taurus? Cancer? Pick the pouch with your sign.',
    'No claim is made that this oil cures any illness.',
    'ज्वार, बाजरा और रागी का आटा',
    'टमाटर की चटनी, टक टक',
    'दवा बंद न करें।',
    'Madhumeh ke rogi seemit matra mein lein',
    'Unisex attar',
    'Does it cure acne? A. No.',
    'Diwali fever, bandhani knots, a walking stick',
    'ডায়াবেটিস থাকলে কম খান',
    'జ్వరం ఉంటే వైద్యుడిని సంప్రదించండి',
    'Iron contributes to the normal formation of red blood cells',
  ])('passes: “%s”', (text) => {
    expect(verdictOf(text, 'food')).toBe('fine');
  });
});

function rowsOf(file: string): [string, string, string][] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string, string]);
}

function schedule(): string[] {
  return `appendicitis, arteriosclerosis, blindness, blood poisoning, Bright's disease, cancer, cataract, deafness, diabetes,
    brain disease, eye disease, uterine disease, menstrual disorders, disorders of the nervous system, the prostate gland, dropsy,
    epilepsy, female diseases, fevers, epileptic fits, the bust line, gall stones, kidney stones, bladder stones, gangrene, glaucoma,
    goitre, heart disease, high blood pressure, low blood pressure, hydrocele, hysteria, infantile paralysis, insanity, leprosy,
    leucoderma, lockjaw, locomotor ataxia, lupus, nervous debility, obesity, paralysis, plague, pleurisy, pneumonia, rheumatism,
    hernia, sexual impotence, smallpox, short stature, sterility, trachoma, tuberculosis, tumours, typhoid fever, stomach ulcers,
    syphilis, gonorrhoea, soft chancre, venereal granuloma`
    .split(',')
    .map((name) => name.trim());
}

function scheduleJ(): string[] {
  return `Cures AIDS, Relieves angina, Ends baldness, Treats bronchial asthma, Turns white hair black, Grows new hair,
    For a male child, Treats congenital defects, Stops epileptic fits, Treats encephalitis, Gives fairness, Makes breasts firm,
    Treats genetic disorders, Heals hernia, Increases brain power, Improves memory, Grow taller, Bigger sexual organ,
    Strengthens teeth, Improves vision, Cures jaundice, Treats hepatitis, Treats leukaemia, Treats mental retardation,
    After a myocardial infarction, Treats parkinsonism, Cures piles, Cures fistula, Rejuvenates the body, Stops premature ageing,
    Stops premature greying, Treats rheumatic heart disease, Stops premature ejaculation, Treats spondylitis, Stops stammering,
    Removes varicose veins`
    .split(',')
    .map((name) => name.trim());
}
