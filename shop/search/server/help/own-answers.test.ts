import { describe, expect, it } from 'vitest';
import { findHelp } from './find-help.ts';
import type { OwnAnswer } from './own-answers.ts';

const answers: OwnAnswer[] = [
  'Do you deliver to Nepal?',
  'How do I take Triphala churna?',
  'Can I visit your garden in Mysuru?',
  'Is the glass jar recyclable?',
  'क्या आप राखी पर तोहफ़ा भेजते हैं?',
].map((question, at) => ({ question, path: `/faq#${at}`, sentence: () => question }));

const pathOf = (text: string, own = answers) => findHelp(text, [], own)?.path ?? '';

describe('an answer of the merchant', () => {
  // §2 a question of the search is answered by the merchant's own questions and answers
  it.each([
    ['do you deliver to nepal', '/faq#0'],
    ['nepal delivery', '/faq#0'],
    ['nepal me bhejte ho kya', '/faq#0'],
    ['triphala churna kaise lena hai', '/faq#1'],
    ['can we visit your garden', '/faq#2'],
    ['are the glass jars recyclable', '/faq#3'],
    ['राखी पर तोहफा भेजते हैं क्या', '/faq#4'],
  ])('is found by “%s”', (text, path) => {
    expect(pathOf(text)).toBe(path);
  });

  it.each([
    'triphala',
    'glass',
    'garden',
    'can i return a jar that broke on the way',
    'where is my order',
    'hello',
    '',
    'a '.repeat(3_000),
  ])('is not found by “%.30s”', (text) => {
    expect(pathOf(text)).not.toContain('/faq');
  });

  it('leaves other questions to the answers of the shop', () => {
    expect(pathOf('where is my order')).toBe('/orders');
    expect(pathOf('nepal delivery', [])).not.toContain('/faq');
  });
});
