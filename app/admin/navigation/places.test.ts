// §9 each role sees its pages and is told whose the others are
import { expect, it } from 'vitest';
import { recentMonths } from '#platform/admin/months.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { findPages, wordsOf } from './find-pages.ts';
import { entryAt, mayOpen, places } from './places.ts';
import { staffPages } from '../staff-pages.ts';

/** The parts of the staff side that each role opens. */
const ofEveryRole = ['admin', 'help', 'log', 'staff'];
const parts = {
  packer: ['orders', 'packing', 'hand-over', 'by-hand', 'returns', 'stock'],
  support: [
    'orders',
    'by-hand',
    'returns',
    'reviews',
    'grievances',
    'questions',
    'customers',
    'payments',
    'mails',
  ],
  content: ['categories', 'products', 'content', 'newsletter', 'promotions', 'search'],
  accountant: ['money', 'cash', 'bank', 'papers'],
};

it.each(Object.entries(parts))('%s opens each page of its parts, and no other page', (role, own) => {
  const opened = new Set([...ofEveryRole, ...own]);
  expect(pagesFor(role as StaffRole)).toEqual(
    staffPages
      .map(({ path }) => path)
      .filter((path) => opened.has(path.split('/')[0] || 'admin'))
      .filter((path) => role !== 'packer' || path !== 'orders/new'),
  );
});

it('the owner opens every page', () => {
  expect(pagesFor('owner')).toEqual(staffPages.map(({ path }) => path));
});

it('every page has words by which a merchant finds it', () => {
  const pages = places.flatMap((place) => place.pages);
  expect(pages.filter(({ to }) => wordsOf(to) === '').map(({ to }) => to)).toEqual([]);
});

it('a packer finds no page of the owner', () => {
  expect(findPages('gst month', 'owner').map(({ title }) => title)).toContain('Invoices and GST');
  const found = findPages('gst month', 'packer');
  expect(found.filter(({ kind }) => kind === 'page')).toEqual([]);
});

it('the owner finds the sales of the months that she types', () => {
  const [current, , before] = recentMonths(new Date());
  const typed = `sales ${current!.label.slice(0, 3)} and ${before!.label.split(' ')[0]}`;
  const [first, second] = findPages(typed, 'owner');
  expect(first).toMatchObject({ title: `Sales of ${current!.label}` });
  expect(second).toMatchObject({ to: `/admin/reports/sales?range=${before!.value}` });
  const older = recentMonths(new Date()).at(-1)!;
  expect(findPages(older.label, 'owner')[0]).toMatchObject({ title: `Sales of ${older.label}` });
  expect(findPages(typed, 'support').filter(({ title }) => title.startsWith('Sales of'))).toEqual([]);
});

function pagesFor(role: StaffRole): string[] {
  return staffPages
    .map(({ path }) => path)
    .filter((path) => {
      const entry = entryAt(`/admin/${path.replaceAll(/:\w+/g, '1')}`);
      return !entry || mayOpen(entry, role);
    });
}
