import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { line, mobileNumber } from '#platform/forms.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { pincodeField } from '#shop/pincodes/forms.ts';
import { blockKindNames } from '../block-kinds.ts';

const tag = 'Staff: customers';

export const maxBlocks = 500;

/** A block always ends. */
const shared = {
  reason: line('The reason', 200),
  days: z.int().min(1, 'From 1 to 365 days').max(365, 'From 1 to 365 days'),
};

const blockForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('customer'), customerId: z.int().positive(), ...shared }),
  z.object({ kind: z.literal('phone'), phone: mobileNumber, ...shared }),
  z.object({ kind: z.literal('pincode'), pincode: pincodeField, ...shared }),
  z.object({
    kind: z.literal('address'),
    pincode: pincodeField,
    addressLine: line('The address', 700),
    ...shared,
  }),
]);

export type BlockForm = z.infer<typeof blockForm>;

const listed = z.object({
  id: z.int(),
  kind: z.enum(blockKindNames),
  shown: z.string(),
  reason: z.string(),
  endsAt: z.iso.datetime(),
  who: z.string(),
});

export type ListedBlock = z.infer<typeof listed>;

const response = z.object({ blocks: z.array(listed) });

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/cash-blocks',
  summary: 'Who gets no order with cash on delivery, without whole phone numbers and streets',
  who: 'staff',
  tag,
  response,
});

const add = defineEndpoint({
  method: 'POST',
  path: '/api/admin/cash-blocks',
  summary: 'Blocks cash orders of an account, or to a phone number, a pincode or an address, until a day',
  who: 'staff',
  tag,
  body: blockForm,
  response,
  limit: { name: 'cash-blocks', perUser: 120, perNetwork: 600, windowSeconds: hourSeconds },
  refuses: [400, 409],
});

const end = defineEndpoint({
  method: 'POST',
  path: '/api/admin/cash-blocks/{id}/end',
  summary: 'Ends a block of cash orders at once',
  who: 'staff',
  tag,
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/, 'Not a block.')
      .transform(Number),
  }),
  response,
  refuses: [404],
});

export const endpoints = { list, add, end };

export const blockRefusals = {
  blockNotFound: () => new Refusal('block_not_found', 404, 'This block has ended already.'),
  noAccount: () => new Refusal('no_customer', 409, 'This account does not exist any more.'),
  tooManyBlocks: () =>
    new Refusal('too_many_blocks', 409, `At most ${maxBlocks} blocks hold at once. Please end some first.`),
};
