import { expect, it } from 'vitest';
import { bestOf, namedIn, signsOf, termsOf } from './named.ts';

it.each([
  ['where is parcel 8512…', '8512'],
  ['AR-1000 123', 'AR-1000 123'],
  ['order AR-1000123 please', 'AR-1000123'],
  ['call 98111 22333', '98111 22333'],
  ['who is ravi@example.in?', 'ravi@example.in'],
  ['Meera Iyer', 'meera iyer'],
])('%s names %s', (text, named) => {
  expect(namedIn(text)).toBe(named);
});

it('a number has four signs or more', () => {
  expect(signsOf('AR-1000 123')).toBe('AR1000123');
  expect(signsOf('851')).toBeNull();
  expect(signsOf('meera')).toBeNull();
  expect(signsOf('meera1@example.in')).toBeNull();
});

it('words that name nothing are left out, unless there is no other', () => {
  expect(termsOf('Where is my logo?')).toEqual(['logo']);
  expect(termsOf('what is this')).toEqual(['what', 'is', 'this']);
});

it('an entry with all words comes before others, and a title before more words', () => {
  const entries = [
    { title: 'Free delivery', words: 'shipping' },
    { title: 'Delivery charge', words: 'shipping charges' },
    { title: 'Shipping charge' },
  ];
  const found = (text: string) => bestOf(entries, text, 5).map(({ title }) => title);
  expect(found('shipping charges')).toEqual(['Shipping charge', 'Delivery charge']);
  expect(found('shipping nonsense')).toEqual(['Shipping charge', 'Free delivery', 'Delivery charge']);
  expect(found('ar 100')).toEqual([]);
});

it('a short word begins no longer one, unless it is still typed', () => {
  const entries = [{ title: 'Tax status' }, { title: 'Taxonomy of goods' }];
  const found = (text: string) => bestOf(entries, text, 5).map(({ title }) => title);
  expect(found('tax status')).toEqual(['Tax status']);
  expect(found('tax goods')).toEqual(['Tax status', 'Taxonomy of goods']);
  expect(found('tax')).toEqual(['Tax status', 'Taxonomy of goods']);
});
