import { expect, it } from 'vitest';
import { classTexts } from './class-texts.ts';

it.each([
  ['ayurvedic', {}, ['Ayurvedic medicine']],
  ['ayurvedic', { medicineUse: 'External' }, ['Ayurvedic medicine', 'For external use only']],
  ['food', {}, []],
  ['food', { foodKind: 'Ordinary food' }, []],
  ['food', { foodKind: 'Ayurveda Aahara' }, ['Ayurveda Aahara', 'Only for dietary use']],
  ['food', { foodKind: 'constructor' }, []],
  ['cosmetic', { foodKind: 'Health supplement', medicineUse: 'External' }, []],
])('says the words of the label for %s %o', (productClass, facts, texts) => {
  expect(classTexts({ productClass, facts })).toEqual(texts);
});

it('says of a supplement that it is no medicine', () => {
  const texts = classTexts({ productClass: 'food', facts: { foodKind: 'Health supplement' } });
  expect(texts).toContain('Not for medicinal use');
});
