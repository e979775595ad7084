import { z } from 'zod';

/** A day of the calendar that staff choose. Days of other centuries would lead to times that no clock knows. */
export const dayField = z.iso
  .date('Choose a day.')
  .refine((given) => given > '2000' && given < '2100', 'Choose a day.');
