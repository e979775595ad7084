import { describe, expect, it } from 'vitest';
import gate from './publish-gate.json' with { type: 'json' };
import { valueChecks } from './check-values.ts';

const day = '2026-11-26';
const cases: [check: string, good: string[], wrong: string[]][] = [
  [
    'fssai',
    ['10012031000312', '21521001000045', '13826999000001'],
    [
      '00000000000000',
      '1001203100031',
      '30012031000312',
      '19912031000312',
      '10031031000312',
      '10012000000000',
    ],
  ],
  [
    'licence',
    ['KA-AYU-12/2026', 'AYU 1243', 'UK.AYU-81/2006', 'गुज/आयु-१२3'],
    ['applied for', '000000', '10012031000312', '7', '<b>12</b>'],
  ],
  ['registration', ['RC/COS-001234', 'RC/COS-000041/22', 'COS 1234567'], ['KA-COS-7/2026', 'pending']],
  [
    'nutrition',
    [
      'In 100 g: energy 350 kcal, protein 5 g, carbohydrate 70 g, total sugars 2 g, total fat 3 g, sodium 12 mg',
      'Energy: 20kcal\nProtein: 0.1g\nCarbohydrate (of which sugars 1 g): 4g\nFat: 0g\nSodium: 5mg',
      'Exempt: a herb without added ingredients',
    ],
    ['40', 'energy 350 kcal', 'energy, protein, carbohydrate, sugar, fat, sodium: 10', 'Exempt:', 'n/a 5 g'],
  ],
  [
    'amounts',
    [
      'Ashwagandha 500 mg',
      'Amla 33 %, Haritaki 33 %, Bibhitaki (fruit, dried) 34 %',
      'Each 10 ml contains: Draksha 2 g, Dhataki 0.5 g, sugar q.s.',
      'Haritaki, Bibhitaki and Amalaki, each 250 mg',
    ],
    ['Ashwagandha', 'Amla 500', 'Amla 500 mg, Haritaki', '12 herbs'],
  ],
  [
    'time',
    ['24 months from manufacture', 'Two years', '03/2027', 'Best before March 2027', '६ माह', '180 days'],
    ['See the pack', 'soon', '24', 'month', '0 months'],
  ],
  ['alcohol', ['5 to 10 %', '8.5% v/v', 'Not more than 12 %'], ['some', '10', '40 %']],
  ['gtin', ['8901234567890', '96385074', '036000291452'], ['8901234567894', '12345', '89012345678901']],
];

describe.each(cases)('the check of %s', (check, good, wrong) => {
  it.each(good)('takes “%s”', (value) => {
    expect(valueChecks[check]!(value, day)).toBeNull();
  });

  it.each(wrong)('says what to do about “%s”', (value) => {
    expect(valueChecks[check]!(value, day)).toMatch(/.{8}/);
  });
});

it('has a case for each check, and each rule a check and a law with a source', () => {
  expect(cases.map(([name]) => name).toSorted()).toEqual(Object.keys(valueChecks).toSorted());
  for (const rule of gate.fields) {
    if ('check' in rule && rule.check) expect(valueChecks).toHaveProperty(rule.check);
    const isOurs = ['productClass', 'weight', 'parts'].includes(rule.field);
    expect(isOurs || gate.sources.some(({ law }) => rule.law.startsWith(law)), rule.law).toBe(true);
  }
});

it('quotes the words of rules, and names no source that was not read', () => {
  const quoted = gate.sources.flatMap((one) =>
    'words' in one && one.words ? Object.entries(one.words) : [],
  );
  expect(quoted.map(([rule]) => rule)).toEqual(
    expect.arrayContaining(['6(1)(f)', '6(2)', '6(8)', '6(10A)', '5(3)', '5(4)(a)', 'note 4']),
  );
  for (const [, words] of quoted) expect(words).toMatch(/.{40}/);
  for (const { source } of gate.sources) expect(source).not.toMatch(/from knowledge|not read/);
});
