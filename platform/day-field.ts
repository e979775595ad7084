import { z } from 'zod';

/** A day of the calendar, such as `2026-11-28`. Days of other centuries lead to times that no clock and no database knows. */
export const dayWith = (message: string) =>
  z.iso.date(message).refine((day) => day > '2000' && day < '2100', message);

/** A day that staff choose. */
export const dayField = dayWith('Choose a day.');
