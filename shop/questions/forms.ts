import { z } from 'zod';

export const maxQuestionLetters = 2_000;

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

export type QuestionForm = z.infer<typeof questionForm>;
