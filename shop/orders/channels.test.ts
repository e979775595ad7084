// §9 one function decides how a customer is told; an email without an account gets the emails; staff send a WhatsApp text with the tracking link by hand to
// others
import { expect, it } from 'vitest';
import { channelOf } from './channels.ts';

it.each([
  [{ email: 'meera@example.in', phone: '9876543210', isGuest: true }, 'email'],
  [{ email: 'meera@example.in', phone: '', isGuest: true }, 'email'],
  [{ email: null, phone: '9876543210', isGuest: true }, 'whatsapp'],
  [{ email: null, phone: '', isGuest: true }, null],
])('%j is told by %s', (recipient, channel) => {
  expect(channelOf(recipient)).toBe(channel);
});
