import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { productQuestionForm, questionForm } from './forms.ts';
import { questionStateNames } from './states.ts';

const tag = 'Orders';

/** Open questions of one order at once. */
export const maxOpenQuestions = 10;

const params = z.object({ orderNumber: z.string().max(20) });

const shown = z.object({
  id: z.int(),
  words: z.string(),
  at: z.iso.datetime(),
  state: z.enum(questionStateNames),
  answer: z.string().meta({ description: 'Empty before the answer.' }),
});

export type ShownQuestion = z.infer<typeof shown>;

const response = z.object({ questions: z.array(shown) });

const list = defineEndpoint({
  method: 'GET',
  path: '/api/orders/{orderNumber}/questions',
  summary: 'The questions about an order and their answers, the oldest first',
  who: 'customer',
  tag,
  params,
  response,
  refuses: [404],
});

const ask = defineEndpoint({
  method: 'POST',
  path: '/api/orders/{orderNumber}/questions',
  summary: 'Asks a question about an order, once for each requestId. The answer comes by email',
  who: 'customer',
  tag,
  params,
  body: questionForm,
  response,
  limit: { name: 'questions', perUser: 10, perNetwork: 200, windowSeconds: hourSeconds },
  refuses: [400, 404, 409, 429],
});

const askProduct = defineEndpoint({
  method: 'POST',
  path: '/api/product-questions',
  summary:
    'Asks a question about a product, once for each requestId. A guest names an email; the answer comes by email',
  who: 'anyone',
  tag: 'Products',
  body: productQuestionForm.extend({ productId: z.int().positive().max(2_147_483_647) }),
  response: z.object({ message: z.string() }),
  limit: { name: 'product-questions', perUser: 6, perNetwork: 40, windowSeconds: hourSeconds },
  refuses: [400, 404, 409, 429],
});

export const endpoints = { list, ask, askProduct };

export const refusals = {
  tooMany: () =>
    new Refusal(
      'too_many_questions',
      409,
      `This order has ${maxOpenQuestions} open questions. Please wait for our answers.`,
    ),
  otherRequest: () =>
    new Refusal(
      'other_request',
      409,
      'This question was sent before with other words. Please load the page again.',
    ),
  noEmail: () =>
    new Refusal('no_email', 400, 'Enter a valid email', { fields: { email: 'Enter a valid email' } }),
  erased: () =>
    new Refusal('customer_erased', 409, 'The customer of this order is erased, so no question hangs on it.'),
  notFound: () => new Refusal('question_not_found', 404, 'There is no such question.'),
  moved: () => new Refusal('question_moved', 409, 'A colleague has answered or closed it. Nothing was sent.'),
};
