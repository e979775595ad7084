import { expect, test } from 'vitest';
import type { OrderEmailData } from '#shop/orders/emails/order-emails.ts';
import type { ShipmentEmailData } from '#shop/orders/emails/order-emails.ts';
import { renderEmail } from './render-email.ts';

const shop = {
  name: 'Aranya',
  tagline: 'Slow herbs',
  url: 'https://shop.example',
  email: 'hi@shop.example',
  phone: null,
  palette: 'forest' as const,
};

test('the order email says what to pay, what comes, where and how to cancel', async () => {
  const data: OrderEmailData = {
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
  const { subject, html, text } = renderEmail({ to: 'm@example.in', template: 'order-placed', data }, shop);
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
  ['hi@shop.example', '+919811122233', 'Questions? Write to hi@shop.example or call +91 98111 22233'],
  [null, '+919811122233', 'Questions? Reply to this email or call +91 98111 22233'],
  ['hi@shop.example', null, 'Questions? Write to hi@shop.example'],
  [null, null, 'Questions? Reply to this email'],
] as const)('an email ends with the contacts %s and %s of the shop', ([email, phone, words]) => {
  const data = { orderNumber: 'AR-1002345', name: 'Meera', byShopper: true };
  const told = { ...shop, email, phone };
  const { html, text } = renderEmail({ to: 'm@example.in', template: 'order-cancelled', data }, told);
  expect(text.trim().split('\n').at(-1)).toBe(words);
  expect([...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)).toEqual(phone ? [phone] : []);
});

test.for([
  [true, 'As you asked'],
  [false, 'We are sorry'],
] as const)('the mail about a cancelled order says why (by the shopper: %s)', async ([byCustomer, words]) => {
  const data = { orderNumber: 'AR-1002345', name: 'Meera', byShopper: byCustomer };
  const { text } = renderEmail({ to: 'm@example.in', template: 'order-cancelled', data }, shop);
  expect(text).toContain(words);
  expect(text).toContain('Nothing is due');
});

const parcel: ShipmentEmailData = {
  orderNumber: 'AR-1002345',
  name: 'Meera',
  totalPaise: 89_700,
  waybill: '84900000000017',
  trackToken: '1002345.abc.signature',
  invoiceToken: '1002345.def.signature',
  promise: 'Delivers by Thu 26 Nov to 560003',
  lines: [{ name: 'Ashwagandha Churna', quantity: 2, reviewToken: '7.abc.signature' }],
};

test.for([
  [
    'order-shipped',
    'is on its way',
    [
      '84900000000017',
      '2 × Ashwagandha Churna',
      '₹897.00',
      'https://shop.example/track/1002345.abc.signature',
      'https://shop.example/invoice/1002345.def.signature',
      'Delivers by Thu 26 Nov to 560003',
    ],
  ],
  [
    'order-out-for-delivery',
    'Keep ₹897.00 ready',
    [
      '₹897.00',
      'https://shop.example/track/1002345.abc.signature',
      'https://shop.example/invoice/1002345.def.signature',
    ],
  ],
  [
    'order-delivered',
    'has arrived',
    [
      'Ashwagandha Churna',
      'https://shop.example/review/7.abc.signature',
      'https://shop.example/invoice/1002345.def.signature',
    ],
  ],
  [
    'order-undelivered',
    'could not hand over',
    ['₹897.00', 'hi@shop.example', 'https://shop.example/track/1002345.abc.signature'],
  ],
  ['order-returned', 'came back', ['Nothing is due', 'https://shop.example/orders/AR-1002345']],
] as [string, string, string[]][])(
  'the mail %s says what a shopper needs, as text too',
  async ([template, subject, words]) => {
    const mail = renderEmail({ to: 'm@example.in', template, data: parcel }, shop);
    expect(mail.subject).toContain(subject);
    for (const said of words) {
      expect(mail.text).toContain(said);
      expect(mail.html.replaceAll('<!-- -->', '')).toContain(said);
    }
  },
);

test('each star of the delivery email preselects its rating; the text links once', async () => {
  const { html, text } = renderEmail({ to: 'm@example.in', template: 'order-delivered', data: parcel }, shop);
  for (const stars of [1, 2, 3, 4, 5])
    expect(html).toContain(`https://shop.example/review/7.abc.signature?stars=${stars}`);
  expect(text.match(/review\/7/g)).toHaveLength(1);
});
