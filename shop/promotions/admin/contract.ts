import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { cartTotalsSchema } from '#shop/cart/contract.ts';
import { hour, promotionFields, type PromotionState, promotionStates } from './fields.ts';

const tag = 'Staff: offers';
const id = z.int().min(1).max(2_147_483_647);
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const path = '/api/admin/promotions/{id}' as const;
const state = z.enum(Object.keys(promotionStates) as PromotionState[]);

const listedSchema = z.object({
  id,
  ref: z.string().meta({ description: 'How a text of the shop points at it.' }),
  name: z.string(),
  sentence: z.string(),
  state,
  uses: z.int().meta({ description: 'Orders that have it and are not cancelled.' }),
  given: z.number().meta({ description: 'Rupees that these orders saved as they were placed.' }),
  customers: z.int().meta({ description: 'Customers of these orders.' }),
  repeated: z.int().meta({ description: 'Those with another order after it.' }),
});

export type ListedPromotion = z.infer<typeof listedSchema>;

const promotionSchema = listedSchema.extend({
  version: z.int(),
  fields: promotionFields,
  ownCodes: z.int().meta({ description: 'Codes for one use each.' }),
  byCode: z
    .array(z.object({ code: z.string(), uses: z.int(), given: z.number() }))
    .meta({ description: 'The 20 most used codes, with the rupees that their orders saved.' }),
});

export type EditedPromotion = z.infer<typeof promotionSchema>;

const list = defineEndpoint({
  method: 'GET',
  path: '/api/admin/promotions',
  summary: 'Lists the newest 200 offers with their state, uses and what they gave away',
  who: 'staff',
  tag,
  response: z.object({ promotions: z.array(listedSchema) }),
});

const create = defineEndpoint({
  method: 'POST',
  path: '/api/admin/promotions',
  summary: 'Stores the draft of an offer, with these rules, or with those of another one',
  who: 'staff',
  tag,
  body: z.object({ copyOf: id.nullable(), fields: promotionFields.optional() }),
  response: z.object({ id }),
  refuses: [400, 404, 409],
});

const read = defineEndpoint({
  method: 'GET',
  path,
  summary: 'An offer with its rules',
  who: 'staff',
  tag,
  params,
  response: promotionSchema,
  refuses: [404],
});

const save = defineEndpoint({
  method: 'PUT',
  path,
  summary: 'Changes the draft of an offer',
  who: 'staff',
  tag,
  params,
  body: z.object({ version: z.int().min(0), fields: promotionFields }),
  response: z.object({ version: z.int() }),
  refuses: [400, 404, 409],
});

const remove = defineEndpoint({
  method: 'DELETE',
  path,
  summary: 'Deletes a draft. An offer that was started is ended, never deleted',
  who: 'staff',
  tag,
  params,
  response: z.object({}),
  refuses: [404, 409],
});

const preview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/promotions/preview',
  summary: 'What the newest orders would cost with an offer that is typed and not saved',
  who: 'staff',
  tag,
  body: z.object({ fields: promotionFields }),
  response: z.object({
    sentence: z.string(),
    carts: z.array(
      z.object({
        name: z.string(),
        units: z.int(),
        now: cartTotalsSchema,
        typed: cartTotalsSchema,
        left: z.object({ now: z.number().nullable(), typed: z.number().nullable() }).nullable().meta({
          description:
            'Rupees of the goods after savings and cost prices. Null for all but the owner, and where a cost price is missing.',
        }),
      }),
    ),
  }),
  refuses: [400],
});

const step = {
  method: 'POST',
  who: 'staff',
  tag,
  params,
  body: z.object({ version: z.int().min(0) }),
  response: promotionSchema,
  refuses: [400, 404, 409],
} as const;

const start = defineEndpoint({
  ...step,
  path: `${path}/start`,
  summary: 'Starts an offer. The owner alone, with a fresh second factor',
});

const end = defineEndpoint({
  ...step,
  path: `${path}/end`,
  summary: 'Ends an offer at once. The owner alone, with a fresh second factor',
});

const setEnd = defineEndpoint({
  ...step,
  path: `${path}/until`,
  summary: 'Lets an offer that is on end earlier or later. The owner alone, with a fresh second factor',
  body: z.object({
    version: z.int().min(0),
    endsAt: hour.meta({ description: 'Indian time. Empty has no end.' }),
  }),
});

export const maxMadeCodes = 1_000;

const makeCodes = defineEndpoint({
  method: 'POST',
  path: `${path}/codes`,
  summary: 'Makes codes for one use each. The owner alone, with a fresh second factor',
  who: 'staff',
  tag,
  params,
  body: z.object({
    count: z
      .int('Please enter a whole number')
      .min(1, 'At least 1')
      .max(maxMadeCodes, `At most ${maxMadeCodes} at a time`),
  }),
  response: z.object({ ownCodes: z.int() }),
  limit: { name: 'promotion-codes-made', perUser: 30, perNetwork: 60, windowSeconds: hourSeconds },
  refuses: [400, 404, 409],
});

const codes = defineEndpoint({
  method: 'GET',
  path: `${path}/codes.csv`,
  summary: 'The codes of an offer with their uses as CSV. The owner alone, with a fresh second factor',
  who: 'staff',
  tag,
  params,
  media: 'text/csv; charset=utf-8',
  response: z.custom<AsyncGenerator<string>>(),
  refuses: [404],
});

export const endpoints = { list, create, read, save, remove, preview, start, end, setEnd, makeCodes, codes };

const wrong = (field: string, problem: string) =>
  new Refusal('wrong_offer', 400, problem, { fields: { [field]: problem } });

export const refusals = {
  notFound: () => new Refusal('offer_not_found', 404, 'This offer does not exist.'),
  wrong,
  unknownNames: (names: string[]) => wrong('names', `The shop does not know: ${names.join(', ')}.`),
  codeTaken: () => wrong('code', 'This code belongs to another offer, or is read as one of its codes.'),
  notDraft: () =>
    new Refusal(
      'offer_not_draft',
      409,
      'This offer was started, so its rules stay as they are. End it and start a copy.',
    ),
  notStarted: () =>
    new Refusal('offer_not_started', 409, 'This offer is a draft. Please change its end in the form.'),
  wasUsed: () =>
    new Refusal('offer_was_used', 409, 'Orders have this offer. It can be ended, and is never deleted.'),
  isOver: () => new Refusal('offer_is_over', 409, 'This offer has ended. Please start a copy.'),
  tooMany: () => new Refusal('too_many_offers', 409, 'At most 200 offers can be on. Please end some first.'),
};
