import { expect, test } from 'vitest';
import { groupsOf, markTyped } from './suggestion-groups.ts';

const product = (productName: string) => ({
  id: 1,
  slug: 'neem-oil',
  productName,
  nameHindi: '',
  imageUrl: '',
  price: 100,
  sellingPrice: 90,
  status: 'Available' as const,
});

test('lists its groups in order, without empty ones or duplicate names', () => {
  expect(groupsOf({ answer: null, terms: [], products: [], categories: [], articles: [] }, 'oil')).toEqual([
    { value: 'All results', items: [{ text: 'oil', isAll: true }] },
  ]);
  const suggested = {
    answer: { text: 'We do not sell oil lamps.', path: null },
    terms: ['neem', 'Neem Oil'],
    products: [product('Neem Oil'), product('Neem Oil')],
    categories: [{ id: 1, slug: 'oils', name: 'Oils', path: '/category/oils' }],
    articles: [{ title: 'Oil before the bath', path: '/learn-ayurveda/routines/oil' }],
  };
  const groups = groupsOf(suggested, ' oil ');
  expect(groups.map(({ value, items }) => [value, items.map(({ text }) => text)])).toEqual([
    ['Answer', ['We do not sell oil lamps.']],
    ['Search for', ['neem']],
    ['Products', ['Neem Oil']],
    ['Categories', ['Oils']],
    ['To read', ['Oil before the bath']],
    ['All results', ['oil']],
  ]);
  const refused = groupsOf({ ...suggested, terms: [], products: [] }, 'oil lamps');
  expect(refused.map(({ value }) => value)).toEqual(['Answer', 'Categories', 'To read']);
});

test('marks typed beginnings, whatever characters the text holds', () => {
  const marked = (text: string, typed: string) =>
    markTyped(text, typed)
      .map(({ part, marked: is }) => (is ? `[${part}]` : part))
      .join('');
  expect(marked('Neem Tulsi Face Wash', 'ne tu')).toBe('[Ne]em [Tu]lsi Face Wash');
  expect(marked('Anneem', 'ne')).toBe('Anneem');
  expect(marked('नीम तेल', 'नी')).toBe('[नी]म तेल');
  expect(marked('Neem (oil)', '(.*')).toBe('Neem (oil)');
  expect(marked('Neem', '  ')).toBe('Neem');
});
