// §7 staff read new and reported reviews, publish, hide with a reason, answer once, hide a picture and undo; a customer reports one; nobody writes a
// customer's words
import { describe, expect, it } from 'vitest';
import { findFlags } from './find-flags.ts';

const kindsOf = (comment: string) => [...new Set(findFlags({ title: '', comment }).map(({ kind }) => kind))];

describe('words of a review', () => {
  it.each([
    ['Call me on 98114 00077 for more.', 'phone'],
    ['whatsapp +91-9811400077', 'phone'],
    ['नंबर ९८११४०००७७ पर बात करो', 'phone'],
    ['nine eight one one four zero zero zero seven seven', 'phone'],
    ['Office 080 26543210', 'phone'],
    ['Cheaper at https://shop.example/oil', 'link'],
    ['see www.cheapoils.example', 'link'],
    ['buy from cheapoils.in', 'link'],
    ['mail me: leela (at) example (dot) com', 'link'],
    ['What a f**king scam', 'abuse'],
    ['This is bullshit', 'abuse'],
    ['fuuuuck off', 'abuse'],
    ['Sh1t product', 'abuse'],
    ['saale chutiye log', 'abuse'],
    ['ये हरामी दुकान', 'abuse'],
    ['It cured my diabetes in a week', 'claim'],
  ])('trip over %s', (comment, kind) => {
    expect(kindsOf(comment)).toContain(kind);
  });

  it.each([
    'Smells of rain, and my hair likes it.',
    'Bought on 12.10.2026 for 349.00, arrived in 3 days.',
    'Order AR-1000012 came with pincode 560058.',
    'A classic oil; my assistant and I like it. Massage weekly.',
    'One star: the lid was broken and nobody answered.',
    'My dog eats the grass. Cockpit clean! Scunthorpe.',
    'बहुत अच्छा तेल है, बाल मुलायम हो गए।',
    'Do teen baar lagaya, panch baar aur lagaungi.',
    '500g for ₹450.Good value',
  ])('are let alone: %s', (comment) => {
    expect(kindsOf(comment)).toEqual([]);
  });

  it('are read in a time that grows with their length alone', () => {
    const long = [
      '9'.repeat(4_000),
      'a.'.repeat(2_000),
      '@'.repeat(4_000),
      'nine '.repeat(800),
      '*'.repeat(4_000),
    ];
    const began = performance.now();
    for (const comment of long) findFlags({ title: '', comment });
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
