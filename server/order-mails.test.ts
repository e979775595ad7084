import { expect, test } from 'vitest';
import type { CancelledMail, OrderMail } from '#shop/ordering/order-mail.ts';
import { renderMail } from './mail.ts';

const shop = { name: 'Aranya', tagline: 'Slow herbs', url: 'https://shop.example', email: 'hi@shop.example' };

test('the mail about a placed order says what to keep ready, what comes, where, and how to cancel', async () => {
  const data: OrderMail = {
    orderNumber: 'AR-1002345',
    name: 'Meera <b>Iyer',
    lines: [{ name: 'Ashwagandha Churna', choice: '120-day supply', quantity: 2, linePaise: 1_29_999_00 }],
    subtotalPaise: 1_29_999_00,
    discountPaise: 1_000,
    feePaise: 700,
    totalPaise: 1_29_996_00,
    address: ['12 Temple Road', 'Bengaluru, Karnataka 560003', '9876543210'],
    promise: 'Delivers by Thu 26 Nov to 560003',
  };
  const { subject, html, text } = await renderMail(
    { to: 'm@example.in', template: 'order-placed', data },
    shop,
  );
  expect(subject).toBe('Your order AR-1002345 is placed');
  for (const words of [
    '₹1,29,996.00',
    '2 × Ashwagandha Churna, 120-day supply',
    'Bengaluru, Karnataka 560003',
    'Delivers by Thu 26 Nov to 560003',
  ])
    expect(text).toContain(words);
  expect(text).toContain('https://shop.example/orders/AR-1002345');
  expect(html).not.toContain('<b>Iyer');
});

test.for([
  [true, 'As you asked'],
  [false, 'We are sorry'],
] as const)('the mail about a cancelled order says why (by the shopper: %s)', async ([byShopper, words]) => {
  const data: CancelledMail = { orderNumber: 'AR-1002345', name: 'Meera', byShopper };
  const { text } = await renderMail({ to: 'm@example.in', template: 'order-cancelled', data }, shop);
  expect(text).toContain(words);
  expect(text).toContain('Nothing is due');
});
