import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** The money of an order came, or goes back. The module of invoices issues its vouchers. */
export const advanceJob = defineJob({
  name: 'orders.advance',
  title: 'Issue the vouchers of a payment by UPI',
  data: z.object({ orderId: z.uuid() }),
});
