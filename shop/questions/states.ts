export const maxQuestionLetters = 2_000;

/** `closed` needs no answer: thanks, or a message that staff have answered elsewhere. */
export const questionStateNames = ['open', 'answered', 'closed'] as const;

export type QuestionState = (typeof questionStateNames)[number];

export const questionStates: Record<QuestionState, string> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};
