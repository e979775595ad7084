// §9 each access of support to a phone and address is logged; risk is in words, never as a score; WhatsApp has its text filled in
import { expect, it } from 'vitest';
import { orderStateNames } from '../states.ts';
import { contactLinks } from './contact-links.ts';

const about = {
  phone: '9876543210',
  name: 'Meera & Asha',
  shopName: 'Aranya',
  orderNumber: 'AR-1000012',
  amountDue: 1199,
};

it('fills the WhatsApp text with name, shop, order and cash', () => {
  const { call, chat } = contactLinks({ ...about, state: 'out_for_delivery' });
  expect(call).toBe('tel:+919876543210');
  const url = new URL(chat);
  expect([url.host, url.pathname]).toEqual(['wa.me', '/919876543210']);
  expect(url.searchParams.get('text')).toBe(
    'Namaste Meera & Asha, this is Aranya about your order AR-1000012. It comes today. Please keep ₹1,199.00 ready in cash.',
  );
});

it.each(orderStateNames)('has a text for the state %s', (state) => {
  expect(decodeURIComponent(contactLinks({ ...about, state }).chat)).toMatch(/AR-1000012\. [A-Z].+[.?]$/);
});
