import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { named } from '#shop/orders/contract.ts';
import { maxPincodeText } from '#shop/shipping/pincode-list.ts';

const shared = { who: 'staff', tag: 'Staff: parcels by hand' } as const;
const root = '/api/admin/by-hand';

const carrierSchema = z.object({
  name: z.string().meta({ description: 'A courier of the shop, or a courier by hand.' }),
  label: z.string(),
});

export type CarrierOption = z.infer<typeof carrierSchema>;

const choiceSchema = z.object({
  version: z.int(),
  chosen: z.string().meta({ description: 'Empty when the shop chooses.' }),
  carrier: carrierSchema.meta({ description: 'Who carries the parcel, or is asked next.' }),
  canChoose: z
    .boolean()
    .meta({ description: 'False once the parcel is packed, cancelled or being changed.' }),
  options: z.array(carrierSchema),
});

export type CourierChoice = z.infer<typeof choiceSchema>;

const name = z.string().trim().max(40, 'At most 40 characters');

const get = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${root}/choices/{orderNumber}`,
  summary: 'Who carries the parcel of an order, and whom staff may choose',
  params: named,
  response: choiceSchema,
  refuses: [404],
});

const choose = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: `${root}/choices/{orderNumber}`,
  summary:
    'Chooses who carries the parcel of an order until it is packed; a parcel that another courier was asked for is cancelled there',
  params: named,
  body: z.object({
    version: z.int(),
    chosen: name.meta({ description: 'Empty leaves it to the shop.' }),
  }),
  response: choiceSchema,
  refuses: [400, 404, 409],
});

const listsSchema = z.object({
  options: z.array(carrierSchema),
  lists: z.array(
    z.object({
      carrier: carrierSchema,
      version: z.int(),
      pincodes: z.array(z.string()).meta({ description: 'Pincodes, or beginnings of pincodes.' }),
    }),
  ),
});

export type PincodeLists = z.infer<typeof listsSchema>;

const pincodes = defineEndpoint({
  ...shared,
  method: 'GET',
  path: `${root}/pincodes`,
  summary: 'The pincodes of each carrier. The longest beginning of a pincode counts',
  response: listsSchema,
  refuses: [],
});

const savePincodes = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: `${root}/pincodes`,
  summary: 'Gives a carrier exactly these pincodes; new orders to them go to it',
  body: z.object({
    carrier: name.min(1, 'Choose a courier'),
    version: z.int(),
    pincodes: z.string().max(maxPincodeText, 'The list is too long. Write the beginnings of pincodes.'),
  }),
  response: listsSchema,
  refuses: [400, 409],
});

export const endpoints = { get, choose, pincodes, savePincodes };

export const refusals = {
  notOffered: () =>
    new Refusal('unknown_courier', 409, 'The shop does not have this courier. Choose another one.'),
  tooLate: () =>
    new Refusal(
      'too_late',
      409,
      'The courier cannot be changed any more: the order is packed, cancelled or just being changed.',
    ),
  wrongPincodes: (problem: string) => new Refusal('wrong_pincodes', 400, problem),
  pincodeTaken: ({ pincode, carrier }: { pincode: string; carrier: string }) =>
    new Refusal('pincode_taken', 409, `${pincode} is in the list of ${carrier}. Take it out there first.`),
};
