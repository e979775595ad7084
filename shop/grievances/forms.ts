import { z } from 'zod';
import { email, line, mobileNumber } from '#platform/forms.ts';
import { writtenOrderNumber } from '#shop/orders/body/written-order-number.ts';
import { topicNames } from './states.ts';

const maxWords = 2_000;

export const words = z
  .string('Please say what happened')
  .trim()
  .min(10, 'Please say what happened, in a sentence or more')
  .max(maxWords, `Please keep it under ${maxWords} characters`);

const orderNumber = writtenOrderNumber(
  'An order number looks like AR-1000012. Leave the field empty if you have none',
).default('');

const topic = z.enum(topicNames, 'Please choose what it is about');

export const grievanceForm = z.object({
  /** The browser makes it once, so that a repeated request files one complaint. */
  requestId: z.uuid('Not a request.'),
  name: line('Name', 80),
  email,
  topic,
  orderNumber,
  words,
});

export type GrievanceForm = z.infer<typeof grievanceForm>;

/** A complaint by phone. Staff write to the email, or call the number. */
export const phoneGrievanceForm = grievanceForm
  .extend({
    email: z.union([email, z.literal('')]).default(''),
    phone: z.union([mobileNumber, z.literal('')]).default(''),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    message: 'Please enter an email or a phone number, so that the answer arrives',
    path: ['email'],
  });

export type PhoneGrievanceForm = z.infer<typeof phoneGrievanceForm>;
