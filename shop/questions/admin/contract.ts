import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { overruleReason } from '#platform/admin/overrule-reason.ts';
import { answerWords, questionForm } from '../forms.ts';
import { questionStateNames } from '../states.ts';

const tag = 'Staff: orders';

const question = z.object({
  id: z.int(),
  words: z.string(),
  at: z.iso.datetime(),
  pastedBy: z.string().nullable().meta({ description: 'The staff member who pasted it. Null for the form.' }),
  state: z.enum(questionStateNames),
  answer: z.string(),
  settledAt: z.iso.datetime().nullable(),
  settledBy: z.string().nullable(),
});

const listed = z.object({
  hasEmail: z.boolean().meta({ description: 'Whether an answer goes by email.' }),
  questions: z.array(question),
});

export type QuestionsOfOrder = z.infer<typeof listed>;
export type StaffQuestion = z.infer<typeof question>;

const ofOrder = {
  path: '/api/admin/orders/{orderNumber}/questions',
  who: 'staff',
  tag,
  params: z.object({ orderNumber: z.string().max(20) }),
  response: listed,
} as const;

const list = defineEndpoint({
  ...ofOrder,
  method: 'GET',
  summary: 'The questions of the customer about an order, the oldest first',
  refuses: [404],
});

const paste = defineEndpoint({
  ...ofOrder,
  method: 'POST',
  summary: 'Hangs a message of the customer on the order, once for each requestId',
  body: questionForm,
  refuses: [400, 404, 409],
});

const questionId = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'Not a question.')
    .transform(Number),
});

const ofQuestion = {
  method: 'POST',
  who: 'staff',
  tag,
  params: questionId,
  response: listed,
} as const;

const answer = defineEndpoint({
  ...ofQuestion,
  path: '/api/admin/questions/{id}/answer',
  summary:
    'Answers an open question, by email where the order has one; the same answer again changes nothing',
  body: z.object({ words: answerWords, reason: overruleReason }),
  refuses: [400, 404, 409, 422],
});

const close = defineEndpoint({
  ...ofQuestion,
  path: '/api/admin/questions/{id}/close',
  summary: 'Closes a question that needs no answer, without an email',
  refuses: [404, 409],
});

const openQuestion = question.pick({ id: true, words: true, at: true });
const openOfOrder = openQuestion.extend({ orderNumber: z.string() });
const openOfProduct = openQuestion.extend({ productId: z.int(), product: z.string() });

const open = z.object({
  questions: z.array(openOfOrder),
  productQuestions: z
    .array(openOfProduct)
    .meta({ description: 'They name no email; the answer finds the customer by itself.' }),
});

export type OpenQuestions = z.infer<typeof open>;
export type OpenProductQuestion = z.infer<typeof openOfProduct>;

const listOpen = defineEndpoint({
  method: 'GET',
  path: '/api/admin/questions',
  summary:
    'The open questions of all orders and products, at most 100 each, those of accounts and the oldest first',
  who: 'staff',
  tag,
  response: open,
});

const ofProductQuestion = {
  method: 'POST',
  who: 'staff',
  tag,
  params: questionId,
  response: open,
} as const;

const answerOfProduct = defineEndpoint({
  ...ofProductQuestion,
  path: '/api/admin/product-questions/{id}/answer',
  summary: 'Answers an open question about a product by email; the same answer again changes nothing',
  body: z.object({ words: answerWords, reason: overruleReason }),
  refuses: [400, 404, 409, 422],
});

const closeOfProduct = defineEndpoint({
  ...ofProductQuestion,
  path: '/api/admin/product-questions/{id}/close',
  summary: 'Closes a question about a product that needs no answer, without an email',
  refuses: [404, 409],
});

export const endpoints = { list, listOpen, paste, answer, close, answerOfProduct, closeOfProduct };
