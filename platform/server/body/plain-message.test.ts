import { expect, it } from 'vitest';
import { z } from 'zod';
import { plainMessage } from './plain-message.ts';

const schema = z.object({
  reorderLevel: z.int().min(0),
  note: z.string().min(1).max(5),
  isPublished: z.boolean(),
  kind: z.enum(['in', 'out', 'count']),
  dueOn: z.iso.date(),
  lines: z.array(z.object({ unitPrice: z.number() })).min(2),
  phone: z.string('Please enter a 10-digit mobile number'),
});
const good = {
  reorderLevel: 1,
  note: 'ok',
  isPublished: true,
  kind: 'in',
  dueOn: '2026-11-25',
  lines: [{ unitPrice: 1 }, { unitPrice: 2 }],
  phone: '',
};

function said(given: object): string[] {
  const parsed = schema.safeParse({ ...good, ...given }, { error: plainMessage });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

it.each([
  [{}, []],
  [{ reorderLevel: undefined }, ['Reorder level is missing.']],
  [{ reorderLevel: 'ten' }, ['Reorder level must be a number.']],
  [{ reorderLevel: 1.5 }, ['Reorder level must be a whole number.']],
  [{ reorderLevel: -1 }, ['Reorder level must be at least 0.']],
  [{ note: '' }, ['Note is empty.']],
  [{ note: 'too long' }, ['Note must have at most 5 characters.']],
  [{ note: null }, ['Note must be a text.']],
  [{ isPublished: 'yes' }, ['Is published must be yes or no.']],
  [{ kind: 'sideways' }, ['Kind must be in, out or count.']],
  [{ dueOn: '25.11.2026' }, ['Due on must be a day, such as 2026-11-25.']],
  [{ lines: [{ unitPrice: 1 }, {}] }, ['Unit price (2) is missing.']],
  [{ lines: [{ unitPrice: 1 }] }, ['Lines must have at least 2 entries.']],
  [{ lines: 'none' }, ['Lines must be a list.']],
  // A schema with words of its own keeps them.
  [{ phone: undefined }, ['Please enter a 10-digit mobile number']],
])('%j says %j', (given, messages) => {
  expect(said(given)).toEqual(messages);
});

it('says that the whole request is missing', () => {
  const parsed = schema.safeParse(undefined, { error: plainMessage });
  expect(parsed.error?.issues[0]?.message).toBe('The request is missing.');
});
