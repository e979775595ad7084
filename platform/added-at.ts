import { z } from 'zod';

/** The time at which a line that comes back was first added, so that it gets its old place. A time to come counts as now. */
export const addedAtField = z.iso
  .datetime()
  .transform((text) => new Date(Math.max(0, Math.min(Date.now(), Date.parse(text)))))
  .optional();
