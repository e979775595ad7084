import type { z } from 'zod';
import type { Db } from '#platform/server/db.ts';
import { enqueue, type Job } from '#platform/server/jobs.ts';
import { CircuitOpen } from '#shop/shipping/courier.ts';
import type { GuardedCourier } from '#shop/shipping/server/shipments/guard-courier.ts';

/** Spreads the waiting jobs over time. */
const spreadMs = 5_000;

/** Wraps a job that calls the courier: while the breaker is open the job is postponed and keeps all its tries. */
export function waitForCourier<T extends z.ZodType>(
  db: Db,
  courier: Pick<GuardedCourier, 'restsUntil'>,
  job: Job<T>,
  body: (data: z.infer<T>) => Promise<void>,
): (data: z.infer<T>) => Promise<void> {
  const putOff = (data: z.infer<T>, until: Date) =>
    enqueue(db, job, data, { startAfter: new Date(until.getTime() + Math.random() * spreadMs) });
  return async (data) => {
    const until = courier.restsUntil();
    if (until) return putOff(data, until);
    try {
      await body(data);
    } catch (error) {
      if (!(error instanceof CircuitOpen)) throw error;
      await putOff(data, error.until);
    }
  };
}
