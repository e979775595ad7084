import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** The queue lets it go on within two minutes after a kill. */
export const removalJob = defineJob({
  name: 'demo.remove',
  title: 'Remove the demo',
  data: z.object({}),
  retryLimit: 20,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 60,
  expireInSeconds: 3_600,
});
