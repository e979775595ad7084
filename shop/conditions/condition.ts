/** Comma-separated names. The first English name is the shown one. Spellings that sound alike need no entry. */
type ConditionNames = {
  english: string;
  hindi: string;
  /** Hindi in Latin letters, and Hinglish. */
  hinglish: string;
  /** Other languages of India, in their own script or in Latin letters. */
  other?: string;
  /** Names only beside a word such as medicine, control or patient: `sugar` is also a food. */
  besideMedicine?: string;
};

/** `doctor`: no goods, and advice to ask a doctor. `need`: the goods of a concern of the catalogue. */
type SearchResponse =
  | { answer: 'doctor'; reason: string }
  | { answer: 'need'; concern: string; reason: string };

/** What a promise about the condition gets: refused, published only with a reason, or allowed. */
type GateVerdict = { verdict: 'refuse' | 'doubt' | 'allow'; reason: string };

/**
 * An illness or a need of daily life. The search and the gate decide apart from each other: the gate refuses a promise about
 * grey hair, yet the search shows the goods of that need.
 */
export type Condition = { names: ConditionNames; search: SearchResponse; gate: GateVerdict };

export type Conditions = Record<string, Condition>;

/** A condition that only a doctor can judge. */
export const askDoctor: SearchResponse = {
  answer: 'doctor',
  reason: 'Goods beside the name of an illness read as a promise of cure.',
};

/** A need of daily life: the search shows goods that name it. */
export const dailyNeed = (concern: string): SearchResponse => ({
  answer: 'need',
  concern,
  reason: 'Care of daily life, for which the shop has goods that say so.',
});

export const scheduleOfTheAct = 'The Schedule of the Drugs and Magic Remedies Act, 1954, names it.';
export const scheduleJ = 'Schedule J of the Drugs Rules, 1945, names it.';
export const otherIllness = 'An illness: only a medicine may claim to act on it.';
export const functionOfTheBody =
  'A function of the body that rules for food and cosmetics let a text describe.';
