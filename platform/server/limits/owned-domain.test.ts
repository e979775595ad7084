import { expect, it } from 'vitest';
import { ownedDomain } from './limit-inboxes.ts';

it.each([
  ['a@gmail.com', null],
  ['a@rediffmail.com', null],
  ['a@s0.catch-all.example', 'catch-all.example'],
  ['a@catch-all.example', 'catch-all.example'],
  ['a@mail.college.ac.in', 'college.ac.in'],
  ['a@shop.co.in', 'shop.co.in'],
  ['a@one.tcs.in', 'tcs.in'],
])('%s belongs to the owner of %s', (inbox, owner) => {
  expect(ownedDomain(inbox)).toBe(owner);
});
