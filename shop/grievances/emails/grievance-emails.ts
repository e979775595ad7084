import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';
import { outcomeNames } from '../states.ts';

const steps = ['received', 'acknowledged', 'answered', 'reopened'] as const;

export type GrievanceStep = (typeof steps)[number];

const grievanceData = z.object({
  step: z.enum(steps),
  ticket: z.string(),
  redressBy: z.string(),
  outcome: z.enum(outcomeNames).nullable(),
  /** The words of staff. Empty for other steps. */
  answer: z.string(),
  token: z.string(),
});

export type GrievanceEmailData = z.infer<typeof grievanceData>;

export const grievanceStepEmail = defineEmail('grievance-step', grievanceData);

const sample: GrievanceEmailData = {
  step: 'received',
  ticket: 'GR-100007',
  redressBy: '2026-12-26',
  outcome: null,
  answer: '',
  token: '7.mgz1abcd.signature',
};

export const grievanceSamples = {
  received: sample,
  acknowledged: { ...sample, step: 'acknowledged' },
  settled: {
    ...sample,
    step: 'answered',
    outcome: 'settled',
    answer: 'We are sorry. A new jar is on its way to you.\n\nYou need not send the broken one back.',
  },
  'not upheld': {
    ...sample,
    step: 'answered',
    outcome: 'not_upheld',
    answer: 'The courier delivered the parcel on 2 November and has your signature.',
  },
  reopened: { ...sample, step: 'reopened' },
} satisfies Record<string, GrievanceEmailData>;
