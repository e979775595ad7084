import type { StaffRole } from '#shop/accounts/staff.ts';
import { expect, test } from '../fixtures/test.ts';

type Limits = { role: StaffRole; start: string; entries: string[]; closed: [path: string, words: string][] };

/** `app/admin/staff-nav.test.ts` holds which role opens which page. */
const limits: Limits[] = [
  {
    role: 'packer',
    start: 'Sales of today',
    entries: ['Orders', 'Packing', 'Stock', 'Log'],
    closed: [
      ['/admin/products/import', 'This page is for content staff and the owner. Your role is packer.'],
      ['/admin/start', 'Only the owner opens the shop for real.'],
    ],
  },
  {
    role: 'support',
    start: 'Sales of today',
    entries: ['Orders', 'Log'],
    closed: [['/admin/settings', 'This page is for the owner. Your role is support.']],
  },
  {
    role: 'content',
    start: 'Orders are the work of your colleagues.',
    // The page of products reads the categories too, and the browser keeps them.
    entries: ['Categories', 'Products', 'Log'],
    closed: [['/admin/orders/new', 'This page is for packers, support and the owner. Your role is content.']],
  },
];

const reads: Record<string, string> = {
  Orders: '/api/admin/orders/search',
  Packing: '/api/admin/packing/parcels',
  Products: '/api/admin/products',
  Stock: '/api/admin/stock',
  Categories: '/api/admin/categories',
  Log: '/api/admin/log',
  Looks: '/api/admin/looks',
};

for (const { role, start, entries, closed } of limits)
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
    for (const entry of entries) await expect(staffPages.entry(entry)).toHaveCount(1);
    for (const entry of ['Cash', 'Documents', 'Reports'])
      await expect(staffPages.entry(entry)).toHaveCount(0);
    for (const [path, words] of closed) {
      await staffPages.open(path);
      await staffPages.expectText(words);
      await expect(staffPages.controls).toHaveCount(0);
    }
    refused.length = 0;
    for (const entry of entries) {
      const read = page.waitForResponse((response) => new URL(response.url()).pathname === reads[entry]);
      await staffPages.go(entry);
      await expect(staffPages.heading).toContainText(new RegExp(entry, 'i'));
      expect((await read).status(), entry).toBe(200);
    }
    await staffPages.expectAccessible();
    expect(refused).toEqual([]);
  });
