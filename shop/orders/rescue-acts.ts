export const rescueActs = ['try_again', 'another_day', 'correct', 'give_up'] as const;

export type RescueActName = (typeof rescueActs)[number];

export const rescueLabels: Record<RescueActName, string> = {
  try_again: 'Try again',
  another_day: 'Another day',
  correct: 'Correct phone or address',
  give_up: 'Give up, bring it back',
};
