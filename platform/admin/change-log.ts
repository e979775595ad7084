import { z } from 'zod';
import { dayWith } from '#platform/day-field.ts';
import { defineEndpoint } from '../endpoint.ts';
import { changeActions, type FieldChange, fieldChange } from '../logged-change.ts';
import { Refusal } from '../refusal.ts';
import { cursorField, pageSchema, selectionForm } from './list.ts';

const loggedChange = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  who: z.string(),
  kind: z.string().meta({ description: 'product' }),
  kindLabel: z.string().meta({ description: 'Product' }),
  entityId: z.string(),
  name: z.string(),
  action: z.enum(changeActions),
  changes: z.array(fieldChange),
  isUndone: z.boolean(),
  canUndo: z.boolean(),
});

export type LoggedChange = z.infer<typeof loggedChange>;

const number = z
  .string()
  .regex(/^\d{1,9}$/, 'Not a number.')
  .transform(Number);
const day = dayWith('Not a day.');

const changesAsked = z.object({
  who: number.optional().meta({ description: 'The user id of the author.' }),
  kind: z.string().max(40).optional(),
  entity: z.string().max(60).optional(),
  from: day.optional().meta({ description: 'The first day, in India.' }),
  to: day.optional().meta({ description: 'The last day, in India.' }),
});

export type ChangesQuery = z.infer<typeof changesAsked>;

const selectedChanges = selectionForm(changesAsked);

export type SelectedChanges = z.infer<typeof selectedChanges>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/log',
  summary:
    'What staff changed, newest first, 50 at a time; only kinds of things that the asking role may change',
  who: 'staff',
  tag: 'Back office',
  query: changesAsked.extend({
    cursor: cursorField,
    others: z.literal('yes').optional().meta({ description: 'Changes of other staff alone.' }),
  }),
  response: pageSchema(loggedChange),
});

const choice = z.object({ value: z.string(), label: z.string() });

const filters = defineEndpoint({
  method: 'GET',
  path: '/api/admin/log/filters',
  summary: 'The authors and the kinds of things in the log',
  who: 'staff',
  tag: 'Back office',
  response: z.object({ authors: z.array(choice), kinds: z.array(choice) }),
});

const undo = defineEndpoint({
  method: 'POST',
  path: '/api/admin/log/{id}/undo',
  summary: 'Puts the old values of a change back, unless they changed again; logged as a change of its own',
  who: 'staff',
  tag: 'Back office',
  params: z.object({ id: number }),
  response: z.object({ version: z.int(), message: z.string() }),
  refuses: [404, 409],
});

const undoMany = defineEndpoint({
  method: 'POST',
  path: '/api/admin/log/undo',
  summary: 'Undoes the selected changes, newest first, all or none',
  who: 'staff',
  tag: 'Back office',
  body: selectedChanges,
  response: z.object({ count: z.int(), message: z.string() }),
  refuses: [404, 409],
});

export const endpoints = { list, filters, undo, undoMany };

export const messages = {
  undone: 'Undone.',
  undoneMany: (count: number) => (count === 1 ? 'One change is undone.' : `${count} changes are undone.`),
};

export const refusals = {
  changeNotFound: () => new Refusal('change_not_found', 404, 'There is no such change.'),
  notUndoable: () =>
    new Refusal('not_undoable', 409, 'This change cannot be undone. Please change it back by hand.'),
  alreadyUndone: () => new Refusal('already_undone', 409, 'This change is undone already.'),
  changedSince: (changes: FieldChange[]) =>
    new Refusal('changed_since', 409, `Nothing was undone, since this changed again. ${inWords(changes)}`, {
      details: { changes },
    }),
};

/** `Price: 300 now, 100 before.` */
function inWords(changes: FieldChange[]): string {
  return changes.map(({ label, before, after }) => `${label}: ${after} now, ${before} before.`).join(' ');
}
