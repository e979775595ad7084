import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';
import { returnReasonNames, returnRemedyNames } from '../reasons.ts';

/** Each step of a return, and the account that its customer named. */
const steps = [
  'requested',
  'approved',
  'pickup_booked',
  'pickup_cancelled',
  'refused',
  'withdrawn',
  'picked_up',
  'inspected',
  'payout',
  'refunded',
] as const;

export type ReturnStep = (typeof steps)[number];

const returnData = z.object({
  step: z.enum(steps),
  orderNumber: z.string(),
  name: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** Why staff refused it. */
  answer: z.string(),
  refundPaise: z.int().nullable(),
  /** The end of the account. Empty while the customer named none. */
  payoutHint: z.string(),
  reference: z.string(),
  /** The customer keeps the products. */
  withoutPickup: z.boolean().optional(),
  /** The courier that fetches the parcel. The day is missing while only the courier knows it, and the waybill while there is none. */
  pickup: z.object({ courier: z.string(), waybill: z.string(), day: z.string().nullable() }).optional(),
  /** Of the request. Missing in emails of an earlier version. */
  reason: z.enum(returnReasonNames).optional(),
  remedy: z.enum(returnRemedyNames).optional(),
  /** Missing where nobody has proved the email. */
  returnToken: z.string().nullable(),
});

export type ReturnEmailData = z.infer<typeof returnData>;

export const returnStepEmail = defineEmail('return-step', returnData);

const sample: ReturnEmailData = {
  step: 'requested',
  orderNumber: 'AR-1002345',
  name: 'Meera Iyer',
  lines: [{ name: 'Ashwagandha Churna', quantity: 2 }],
  answer: '',
  refundPaise: null,
  payoutHint: '',
  reference: '',
  reason: 'damaged',
  remedy: 'refund',
  returnToken: '1002345.mgz1abcd.signature',
};

export const returnSamples = {
  requested: sample,
  'replacement requested': { ...sample, remedy: 'replacement' },
  'change of mind': { ...sample, reason: 'changed_mind' },
  approved: { ...sample, step: 'approved' },
  refused: { ...sample, step: 'refused', answer: 'The seal of the jar was broken.' },
  withdrawn: { ...sample, step: 'withdrawn' },
  'picked up': { ...sample, step: 'picked_up' },
  'refund due': { ...sample, step: 'inspected', refundPaise: 598_00 },
  'refund without a pickup': { ...sample, step: 'inspected', refundPaise: 598_00, withoutPickup: true },
  'account named': { ...sample, step: 'payout', payoutHint: 'UPI ••••ra@okbank' },
  refunded: {
    ...sample,
    step: 'refunded',
    refundPaise: 598_00,
    payoutHint: 'UPI ••••ra@okbank',
    reference: '434512345678',
  },
} satisfies Record<string, ReturnEmailData>;
