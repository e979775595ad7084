import { z } from 'zod';
import { paymentMethodNames } from './methods.ts';

export const amountDueSchema = z
  .number()
  .meta({ description: 'Rupees to pay in cash at the door. 0 when nothing is due, or no longer.' });

export const paymentSchemas = { paymentMode: z.enum(paymentMethodNames), amountDue: amountDueSchema };
