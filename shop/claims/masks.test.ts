import { describe, expect, it } from 'vitest';
import { readClaims } from './read-claims.ts';

const isRaised = (text: string) => readClaims(text, 'food').length > 0;

describe('a claim behind a mask', () => {
  it.each([
    'cures dia<b>be</b>tes',
    'c<i>an</i>c<span class="x">er</span> cure',
    'cures di&shy;abetes',
    'kills canc&#101;r',
    'kills canc&#x65;r',
    'setebaid, for ever gone',
    'sǝʇǝqɐᴉp',
    'cures d*abetes',
    'cures c*nc*r',
    '#curesdiabetes',
    '#DiabetesCure',
    'stopscancertoday curescancer',
    '#CuresDiabetes',
    '#sugar_cure',
    '#PilesTreatment',
    '#NoMoreMigraine',
    '#CureBP',
    '#HairFallCure',
    '#reversediabetes',
    '#stoppingcancer',
    'cu*re di*betes',
    'he*ls can*er',
    'relief from as*hma',
    'tre*ts dia*etes',
    'daibetes',
    'helps idabetes',
    'for ashtma',
    'the end of cnacer',
    'treats ezcema',
    'cures d🌿i🌿a🌿b🌿e🌿t🌿e🌿s',
    'cures dia🌿betes',
    'cures (d)(i)(a)(b)(e)(t)(e)(s)',
    'c\nu\nr\ne\ns\nd\ni\na\nb\ne\nt\ne\ns',
    'म-धु-मे-ह ठीक करे',
    'म धु मे ह खत्म',
    'ம து மே க ம் குணமாகும்',
  ])('is read: “%s”', (text) => {
    expect(isRaised(text)).toBe(true);
  });

  it('is marked with its tags', () => {
    const text = 'It is said that it cures dia<b>be</b>tes at once.';
    const { start, end } = readClaims(text, 'food')[0]!;
    expect(text.slice(start, end)).toContain('dia<b>be</b>tes');
  });

  it.each([
    '<p>Made of wood.</p><p>Oiled by hand.</p>',
    'a < b and b > c',
    'Tea &amp; biscuits &#8211; 200 g',
    '<b>Soap</b><br>for the kitchen',
    '**Amla** murabba, **500 g**',
    'रा गी आ टा',
    '#handmadeinindia #vocalforlocal',
    'Bold *and* soft (very)',
    '#VocalForLocal #MadeInIndia #HandPoundedSpices',
    '#TreatYourself with #SunDriedMangoes',
    'Rose*water and al*mond soap, 2*100 g',
    'Pack of 6*500 ml, col*our of sand*wood',
    'A stroke of the brush, a corner of the canvas',
  ])('is not seen in “%s”', (text) => {
    expect(isRaised(text)).toBe(false);
  });
});

describe('a coined name', () => {
  it.each([
    'Cholest-Out',
    'ThyroEase',
    'Arthro Fix',
    'Diab-Go tea',
    'Bawasir-Nash',
    'UricoFlush',
    'Fat-Burn',
    'PCOD Care',
  ])('is a claim: %s', (text) => {
    expect(isRaised(text)).toBe(true);
  });

  it.each([
    'Fat-free',
    'Sugar-free',
    'Stone-cut',
    'Kidney-shaped',
    'Back-rest',
    'Pile-up',
    'Liver-red',
    'Ortho-graphic',
  ])('of a craft or kitchen is none: %s', (text) => {
    expect(isRaised(text)).toBe(false);
  });
});

describe('a value of the body without its name', () => {
  it.each([
    'My reading was 9.2, now 6.1',
    '180/110 → 120/80',
    'Papa 180/110 to 120/80',
    'Uncle: 240 se 110 in 3 months',
    'मेरी रिपोर्ट 9.4 → 5.6',
    'Report: 310 -> 140',
  ])('is a claim when it falls: “%s”', (text) => {
    expect(isRaised(text)).toBe(true);
  });

  it.each([
    'Was ₹499, now ₹399',
    'My old price 450, now 399',
    'From 12 pieces to 8 pieces',
    'Our families: 41 from 12 villages',
    'Open 10 to 6',
    'Fractions: 3/4 cup to 1/2 cup of flour',
    'His workshop moved from 12 to 4 looms',
  ])('is none for goods: “%s”', (text) => {
    expect(isRaised(text)).toBe(false);
  });
});

describe('a speaker who denies a claim', () => {
  it.each([
    'We will never tell you that this oil cures diabetes.',
    'Nobody here will tell you that turmeric heals arthritis',
    'Do not believe anyone who says a tea cures cancer',
    'The Act forbids advertisements that promise a cure for epilepsy',
    'It does not take the place of insulin. Yeh insulin ki jagah nahi leta.',
  ])('claims nothing: “%s”', (text) => {
    expect(isRaised(text)).toBe(false);
  });

  it.each([
    'We do not say it cures diabetes, our customers do',
    'We never say it cures cancer, but it does',
    'हम नहीं कहते कि शुगर ठीक होती है, लोग कहते हैं',
    'Nobody else cures diabetes like this',
  ])('claims it when the sentence turns: “%s”', (text) => {
    expect(isRaised(text)).toBe(true);
  });
});
