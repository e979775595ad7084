import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

export const maxFailedJobs = 100;

const failedJob = z.object({
  id: z.uuid(),
  title: z.string().meta({ description: 'What the job does, in words.' }),
  failedAt: z.iso.datetime(),
  tries: z.int(),
  error: z.string().meta({ description: 'The error of the last try. It names nobody.' }),
});

export type FailedJob = z.infer<typeof failedJob>;

const shared = { who: 'staff', tag: 'Back office', response: z.array(failedJob) } as const;

const list = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/failed-jobs',
  summary: `Jobs that failed for good, the newest ${maxFailedJobs}; the queue keeps them for a week`,
});

const retry = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/failed-jobs/{id}/retry',
  summary: 'Runs a failed job again; a job that already runs again stays as it is',
  params: z.object({ id: z.uuid('Not a job.') }),
  refuses: [400, 404],
});

export const endpoints = { list, retry };

export const refusals = {
  unknownJob: () => new Refusal('unknown_job', 404, 'There is no such job any more.'),
};
