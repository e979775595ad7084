import type { z } from 'zod';
import type { Db } from '#platform/server/db.ts';
import { enqueue, type Job } from '#platform/server/jobs.ts';
import { CourierResting } from '#shop/shipping/courier.ts';
import type { GuardedCourier } from '#shop/shipping/server/shipments/guard-courier.ts';

/** So that not everything that waited comes at once. */
const spreadMs = 5_000;

/**
 * The body of a job that asks the courier: while its breaker is open the job is put off until after the rest, with all
 * of its tries.
 */
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
      if (!(error instanceof CourierResting)) throw error;
      await putOff(data, error.until);
    }
  };
}
