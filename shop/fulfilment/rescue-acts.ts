export const rescueActs = ['try_again', 'another_day', 'correct', 'give_up'] as const;

export type RescueActName = (typeof rescueActs)[number];

export const rescueStates = ['asked', 'accepted', 'refused', 'by_hand'] as const;

export type RescueState = (typeof rescueStates)[number];

/** For staff. */
export const rescueStateTexts: Record<RescueState, string> = {
  asked: 'the courier has not decided yet',
  accepted: 'the courier takes it',
  refused: 'the courier refused',
  by_hand: 'please tell the courier by hand',
};

export const rescueLabels: Record<RescueActName, string> = {
  try_again: 'Try again',
  another_day: 'Another day',
  correct: 'Correct phone or address',
  give_up: 'Give up, bring it back',
};
