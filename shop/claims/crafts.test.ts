import { describe, expect, it } from 'vitest';
import { readClaims } from './read-claims.ts';

const verdictsOf = (text: string) => readClaims(text, 'cosmetic').map(({ verdict }) => verdict);
const ruledOf = (text: string) => readClaims(text, 'cosmetic', { byRulesAlone: true });

describe('a cure', () => {
  it.each([
    'We make forty bars at a time and cure them for five weeks',
    'Each loaf is cut by hand and cured on wooden racks until the monsoon ends.',
    'Cold process soap needs six weeks to cure and harden.',
    'Hum tikki ko paanch hafte cure hone dete hain.',
  ])('of soap is no claim: %s', (text) => {
    expect(verdictsOf(text)).toEqual([]);
  });

  it.each([
    'These bars cure eczema while they dry.',
    'Our slab cures my father.',
    'It cures within a week.',
    'One bar cures diabetes.',
  ])('of an illness, a body or of nothing named is a claim: %s', (text) => {
    expect(ruledOf(text).length).toBeGreaterThan(0);
  });
});

it('a food that is said to give too little is a claim', () => {
  expect(ruledOf('Your meals are not enough, so take our capsule.').length).toBeGreaterThan(0);
  expect(ruledOf('Khane se poora nahi milta, isliye roz do capsule.').length).toBeGreaterThan(0);
});

it('what nobody can promise is no claim', () => {
  expect(verdictsOf('Nobody can promise that an oil regrows hair.')).toEqual([]);
  expect(verdictsOf('People ask if it cures arthritis. No oil does.')).toEqual([]);
});

const lawless: [string, Parameters<typeof readClaims>[1]][] = [
  ['स्तनों को बड़ा और कसा हुआ बनाने वाला तेल', 'cosmetic'],
  ['कूल्हे और जांघें पतली करे, 15 दिन में फर्क', 'cosmetic'],
  ['After two bottles Nana gave her walking stick to the neighbour', 'ayurvedic'],
  ['Customers tell us their knee braces now gather dust', 'ayurvedic'],
  ['Ma ne apni chhadi pados mein de di, ab daudti hain', 'ayurvedic'],
  ['No Indian diet contains enough vitamins; only this powder fills the gap', 'food'],
  ['Ordinary meals can never supply the protein a child needs', 'food'],
  ['Aaj ke khane mein poshan hi nahi bacha, isliye yeh powder zaroori', 'food'],
  ['रोज़ का खाना काफ़ी नहीं, यह चूर्ण ज़रूरी है', 'food'],
  ['A pot that kills cancer, from the potters of Khurja', 'general'],
  ['मिट्टी का घड़ा कैंसर से बचाए', 'general'],
  ['Doosri company ka tel zeher hai, humara shuddh', 'cosmetic'],
  ['What multinationals call toothpaste is toxic waste', 'cosmetic'],
  ['दूसरे ब्रांड का शहद ज़हर से कम नहीं', 'food'],
];

it.each(lawless)('a claim without the name of an act is caught: %s', (text, claimClass) => {
  expect(readClaims(text, claimClass).length).toBeGreaterThan(0);
});

const lawful: [string, Parameters<typeof readClaims>[1]][] = [
  ['A cane of bamboo, 90 cm, with a rubber foot', 'general'],
  ['Our walking sticks are turned from sheesham wood', 'general'],
  ['The company that made this poison bottle closed in 1940; we sell the empty glass', 'general'],
  ['Food alone is joy; a good pickle doubles it', 'food'],
  ['A food supplement is no substitute for a varied diet', 'food'],
  ['Roti ke saath khane mein maza aaye', 'food'],
  ['बड़ा डिब्बा, छोटा दाम', 'food'],
  ['Our brand began in a kitchen in Mysuru', 'general'],
  ['Brass jug with a lid, keeps water cool', 'general'],
];

it.each(lawful)('words of goods beside it pass: %s', (text, claimClass) => {
  expect(readClaims(text, claimClass)).toEqual([]);
});

describe('a guarantee', () => {
  it.each([
    'Leak-proof cap: we guarantee the seal for one year.',
    'We guarantee the lid for two years.',
    'The clasp is guaranteed for six months.',
    'Guaranteed to fit bottles of 200 ml.',
    'Zip ki ek saal ki guarantee.',
    'ढक्कन की एक साल की गारंटी।',
    'If the seal is broken, we send another jar, guaranteed.',
  ])('of a thing is no claim: %s', (text) => {
    expect(verdictsOf(text)).toEqual([]);
  });

  it.each([
    'A jar with a tight lid, and results guaranteed.',
    'Dhakkan kholte hi asar, guarantee ke saath.',
    'We guarantee thicker hair in a month.',
    'Guaranteed to end joint pain, or we take the box back.',
    'The seal guarantees fairness in a week.',
  ])('of an effect stays a claim: %s', (text) => {
    expect(ruledOf(text).length).toBeGreaterThan(0);
  });
});

it('a denial in Hindi, makers and a lack of hormones are no claim', () => {
  expect(verdictsOf('Bawaseer aur mirgi ka ilaj yeh utpad nahi karta.')).toEqual([]);
  expect(verdictsOf('यह उत्पाद किसी बीमारी का इलाज नहीं करता।')).toEqual([]);
  expect(verdictsOf('Wheat grown without growth hormones')).toEqual([]);
  expect(verdictsOf('Sewn by a self-help group for widows of cancer patients')).toEqual([]);
  expect(verdictsOf('A bust of Charaka for the desk')).toEqual([]);
});

it('a heart that beats for a craft, and wood or leather that heals, are no claim', () => {
  expect(readClaims('Our hearts beat for handloom.', 'general')).toEqual([]);
  expect(readClaims('This wax heals scratches in leather bags', 'general')).toEqual([]);
  expect(readClaims('Seals and heals cracks in old wood', 'general')).toEqual([]);
  expect(ruledOf('Heals cracked heels overnight').length).toBeGreaterThan(0);
  expect(ruledOf('Regular heart beat with arjuna').length).toBeGreaterThan(0);
});

it('an illness beside a first word or step is a claim', () => {
  expect(ruledOf('Autistic children begin to speak with this ghee').length).toBeGreaterThan(0);
  expect(ruledOf('After a stroke he walks again, thanks to this oil').length).toBeGreaterThan(0);
});

it('an effect that is only implied is a claim', () => {
  for (const text of [
    'After the third month most people put the strips away.',
    'Parents at last: letters from our customers',
    'Customers report two sizes less within eight weeks.',
    'The sinus operation is off the calendar.',
    'His bypass was called off.',
  ])
    expect(ruledOf(text).length).toBeGreaterThan(0);
});

it('a denial with "it does not" is no claim, and one that is turned is', () => {
  expect(verdictsOf('It does not promise you new hair.')).toEqual([]);
  expect(ruledOf('We do not say that it cures cancer, but it does.').length).toBeGreaterThan(0);
  expect(verdictsOf('Put the sand paper strips away dry.')).toEqual([]);
});

it('a bust that is formed is a claim', () => {
  for (const text of [
    'Makes a small, loose, underdeveloped bust shapely and attractive',
    'For a sagging bust after nursing',
    'Rounder, firmer bust in one bottle',
    'Bust looks shapely after a month',
  ])
    expect(ruledOf(text).length).toBeGreaterThan(0);
});
