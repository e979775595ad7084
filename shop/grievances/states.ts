/** `spam` names no complaint: nobody gets an answer. */
export const grievanceStateNames = ['received', 'acknowledged', 'answered', 'spam'] as const;

export type GrievanceState = (typeof grievanceStateNames)[number];

export const grievanceStates: Record<GrievanceState, { label: string; isOpen: boolean }> = {
  received: { label: 'To acknowledge', isOpen: true },
  acknowledged: { label: 'To answer', isOpen: true },
  answered: { label: 'Answered', isOpen: false },
  spam: { label: 'No complaint', isOpen: false },
};

/** The states that a customer reads. Whether staff took a complaint for spam is for staff alone. */
export const shownStates = {
  received: 'We have received it',
  acknowledged: 'We look into it',
  answered: 'We have answered',
  closed: 'Closed',
};

export const openGrievanceStates = grievanceStateNames.filter((name) => grievanceStates[name].isOpen);

export const topicNames = ['product', 'delivery', 'refund', 'payment', 'data', 'other'] as const;

export type Topic = (typeof topicNames)[number];

export const topics: Record<Topic, string> = {
  product: 'A product',
  delivery: 'A delivery',
  refund: 'A return or a refund',
  payment: 'A price or a payment',
  data: 'My personal data',
  other: 'Something else',
};

export const outcomeNames = ['settled', 'not_upheld'] as const;

export type Outcome = (typeof outcomeNames)[number];

export const outcomes: Record<Outcome, string> = {
  settled: 'Settled',
  not_upheld: 'Not upheld, with the reasons',
};

/** A row of the history of a complaint. */
export const grievanceEventNames = ['acknowledged', 'answered', 'spam', 'reopened'] as const;

export type GrievanceEvent = (typeof grievanceEventNames)[number];

export const grievanceEvents: Record<GrievanceEvent, string> = {
  acknowledged: 'Acknowledged',
  answered: 'Answered',
  spam: 'Closed without an answer',
  reopened: 'Opened again',
};
