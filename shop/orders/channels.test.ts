import { expect, it } from 'vitest';
import { channelOf } from './channels.ts';

it.each([
  [{ email: 'meera@example.in', phone: '9876543210' }, 'email'],
  [{ email: 'meera@example.in', phone: '' }, 'email'],
  [{ email: null, phone: '9876543210' }, 'whatsapp'],
  [{ email: null, phone: '' }, null],
])('%j is told by %s', (recipient, channel) => {
  expect(channelOf(recipient)).toBe(channel);
});
