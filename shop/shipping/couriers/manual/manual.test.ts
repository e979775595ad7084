// §9 parcels sent by hand: waybills, steps and undo, with emails, documents, cash and the customer's link
import { describe, expect, test } from 'vitest';
import { courierWaybill, ownNumberOf } from './own-number.ts';
import { templateProblem, trackingLink } from './tracking-template.ts';
import { readWaybill } from './waybill.ts';
import { readPairs } from './waybill-pairs.ts';

describe('the tracking page of a courier', () => {
  test.each([
    'https://shiprocket.co/tracking/{waybill}',
    'https://post.example/track?number={waybill}&lang=en',
    'https://post.example/#/{waybill}',
    '',
  ])('may be %s', (template) => expect(templateProblem(template)).toBeNull());

  test.each([
    'javascript:alert("{waybill}")',
    'JavaScript://post.example/%0aalert({waybill})',
    'data:text/html,{waybill}',
    'http://post.example/{waybill}',
    'https://post.example/',
    'https://post.example/{waybill}/{waybill}',
    'https://{waybill}.post.example/',
    'https://{waybill}/track',
    'https://post.example:{waybill}/',
    'https://staff:secret@post.example/{waybill}',
    'https://{waybill}@post.example/',
    'https://post.example/ {waybill}',
    'https:\\\\post.example\\{waybill}',
    'post.example/{waybill}',
  ])('is refused when it is %s', (template) => expect(templateProblem(template)).not.toBeNull());

  test('takes a waybill as text, whatever it holds', () => {
    const link = (waybill: string) => trackingLink('https://post.example/t?id={waybill}', waybill);
    expect(link('EX/1&admin=1#x')).toBe('https://post.example/t?id=EX%2F1%26admin%3D1%23x');
    expect(link('$&')).toBe('https://post.example/t?id=%24%26');
    expect(trackingLink('javascript:{waybill}', 'EX123')).toBeNull();
    expect(trackingLink('https://post.example/{waybill}', null)).toBeNull();
  });
});

describe('a waybill as people write it', () => {
  test.each([
    ['ex 123 456 789 in', 'EX123456789IN'],
    ['84900000000017', '84900000000017'],
    [' d-1234567/8 ', 'D-1234567/8'],
  ])('%s is %s', (text, waybill) => expect(readWaybill(text)).toBe(waybill));

  test.each(['', 'pending', 'AR-100001', 'ar-100001-2', '8.49E+13', '12', '<b>12345</b>', '=1+12345'])(
    '%s is none',
    (text) => expect(readWaybill(text)).toBeNull(),
  );
});

test('pasted lines are pairs in either sequence, and what is none is named', () => {
  const text =
    'AR-100001,EX100000001IN\r\n"EX100000002IN"\tAR-100002\nAR-100003\nEX 100000003 IN\n\nhello\nAR-100004';
  expect(readPairs(text)).toEqual({
    pairs: [
      { orderNumber: 'AR-100001', waybill: 'EX100000001IN' },
      { orderNumber: 'AR-100002', waybill: 'EX100000002IN' },
      { orderNumber: 'AR-100003', waybill: 'EX100000003IN' },
    ],
    wrong: ['hello', 'AR-100004'],
    clashes: [],
  });
  expect(readPairs('AR-100003\nEX100000003IN').pairs).toEqual([
    { orderNumber: 'AR-100003', waybill: 'EX100000003IN' },
  ]);
});

test.each([
  [
    'an order with two waybills',
    'AR-1 EX100000001IN\n\nAR-2 EX100000002IN\nAR-1 EX100000009IN',
    ['Line 4: AR-1 stands in line 1 with another waybill.'],
  ],
  [
    'an order by its second label',
    'AR-1 EX100000001IN\nar-1-2;EX100000009IN',
    ['Line 2: ar-1-2 stands in line 1 with another waybill.'],
  ],
  [
    'a waybill of two orders',
    'AR-1\nEX100000001IN\nAR-2\nex 100000001 in',
    ['Line 4: the waybill ex100000001in stands in line 2 for another order.'],
  ],
  ['the same pair again', 'AR-1 EX100000001IN\nar-1,ex 100000001 in', []],
])('pasted lines with %s name the line', (_, text, clashes) => {
  expect(readPairs(text).clashes).toEqual(clashes);
});

test('a line with two order numbers is no pair', () => {
  const line = 'AR-1 EX100000001IN AR-2 EX100000002IN';
  expect(readPairs(line)).toEqual({ pairs: [], wrong: [line], clashes: [] });
});

test('our own number counts the parcels of an order, and is no waybill', () => {
  const orderId = '0b9fb1f2-6d1c-4f6e-9d57-1f1f8c9f7a10';
  expect(ownNumberOf({ orderId, orderNumber: 'AR-100001' })).toBe('AR-100001');
  expect(ownNumberOf({ orderId: `${orderId}-2`, orderNumber: 'AR-100001' })).toBe('AR-100001-2');
  expect(courierWaybill('AR-100001-2')).toBeNull();
  expect(courierWaybill('EX123456789IN')).toBe('EX123456789IN');
});
