import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

const data = z.object({ pickupId: z.uuid() });

/** Books the pickup of a return, with growing pauses for a day. */
export const bookPickupJob = defineJob({
  name: 'returns.book-pickup',
  title: 'Ask the courier to fetch a return',
  data,
  retryLimit: 34,
});

/** Cancels the pickup of a return, with growing pauses for a day. */
export const cancelPickupJob = defineJob({
  name: 'returns.cancel-pickup',
  title: 'Cancel the pickup of a return',
  data,
  retryLimit: 34,
});
