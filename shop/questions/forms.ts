import { z } from 'zod';
import { email } from '#platform/forms.ts';
import { maxQuestionLetters } from './states.ts';

/** Days after its answer in which a question about a product is kept. */
export const keptDays = 180;

const questionWords = z
  .string('Please write the question')
  .trim()
  .min(5, 'Please write the question, in a few words')
  .max(maxQuestionLetters, `Please keep it under ${maxQuestionLetters} characters`);

export const answerWords = z
  .string('Please write the answer')
  .trim()
  .min(2, 'Please write the answer')
  .max(maxQuestionLetters, `Please keep it under ${maxQuestionLetters} characters`);

export const questionForm = z.object({
  /** The browser makes it once, so that a repeated request asks once. */
  requestId: z.uuid('Not a request.'),
  words: questionWords,
});

/** A signed-in customer is known by the session and names no email. */
export const productQuestionForm = questionForm.extend({ email: email.optional() });

export type QuestionForm = z.infer<typeof questionForm>;
