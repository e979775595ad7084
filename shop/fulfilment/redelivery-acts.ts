export const redeliveryActs = ['try_again', 'another_day', 'correct', 'give_up'] as const;

export type RedeliveryActName = (typeof redeliveryActs)[number];

export const redeliveryStates = ['asked', 'accepted', 'refused', 'by_hand'] as const;

export type RedeliveryState = (typeof redeliveryStates)[number];

/** For staff. */
export const redeliveryStateTexts: Record<RedeliveryState, string> = {
  asked: 'the courier has not decided yet',
  accepted: 'the courier takes it',
  refused: 'the courier refused',
  by_hand: 'please tell the courier by hand',
};

export const redeliveryLabels: Record<RedeliveryActName, string> = {
  try_again: 'Try again',
  another_day: 'Another day',
  correct: 'Correct phone or address',
  give_up: 'Give up, bring it back',
};
