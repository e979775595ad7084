// §9 each role sees its pages and is told whose the others are
import type { StaffRole } from '#shop/accounts/staff.ts';
import { expect, test } from '../fixtures/test.ts';

type Limits = {
  role: StaffRole;
  start: string;
  /** Pages, each below the links that lead there. */
  entries: string[][];
  /** Places of the owner. */
  absent: string[];
  closed: [path: string, words: string][];
};

/** `app/admin/navigation/places.test.ts` holds which role opens which page. */
const limits: Limits[] = [
  {
    role: 'packer',
    start: 'Sales of today',
    entries: [['All orders'], ['Packing'], ['Stock'], ['Changes']],
    absent: ['Money', 'Reports'],
    closed: [
      ['/admin/products/import', 'This page is for content staff and the owner. Your role is packer.'],
      ['/admin/start', 'This page is for the owner. Your role is packer.'],
    ],
  },
  {
    role: 'support',
    start: 'Sales of today',
    entries: [['Orders', 'All orders'], ['Money'], ['Settings', 'Changes']],
    absent: ['Reports'],
    closed: [['/admin/settings', 'This page is for the owner. Your role is support.']],
  },
  {
    role: 'content',
    start: 'Orders are the work of your colleagues.',
    entries: [['Products'], ['Shop pages'], ['Settings', 'Changes']],
    absent: ['Money', 'Reports'],
    closed: [['/admin/orders/new', 'This page is for support and the owner. Your role is content.']],
  },
];

const reads: Record<string, string> = {
  'All orders': '/api/admin/orders/search',
  Packing: '/api/admin/packing/parcels',
  Products: '/api/admin/products',
  Stock: '/api/admin/stock',
  'Shop pages': '/api/admin/content',
  Money: '/api/admin/payments',
  Changes: '/api/admin/log',
};

/** Headings that differ from the link: a place with one page for a role leads to that page. */
const headings: Record<string, RegExp> = { 'All orders': /orders/i, Money: /payments by UPI/i };

for (const { role, start, entries, absent, closed } of limits)
  test(`the role ${role} sees its pages, and at others whose they are`, async ({
    page,
    signedInStaff,
    staffPages,
  }) => {
    await signedInStaff(role);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    await staffPages.open();
    await staffPages.expectOpen(role);
    await staffPages.expectText(start);
    await expect(staffPages.main).not.toContainText('₹');
    for (const [place] of entries) await expect(staffPages.entry(place!)).toHaveCount(1);
    for (const entry of absent) await expect(staffPages.entry(entry)).toHaveCount(0);
    for (const [path, words] of closed) {
      await staffPages.open(path);
      await staffPages.expectText(words);
      await expect(staffPages.controls).toHaveCount(0);
    }
    refused.length = 0;
    for (const path of entries) {
      const entry = path.at(-1)!;
      const read = page.waitForResponse((response) => new URL(response.url()).pathname === reads[entry]);
      for (const link of path) await staffPages.go(link);
      await expect(staffPages.heading).toContainText(headings[entry] ?? new RegExp(entry, 'i'));
      expect((await read).status(), entry).toBe(200);
    }
    await staffPages.expectAccessible();
    expect(refused).toEqual([]);
  });
