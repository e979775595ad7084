/** Why a customer returns something. A fault is taken back whatever the product is. */
export const returnReasons = {
  damaged: { label: 'It arrived damaged, leaking or open', isFault: true },
  wrong: { label: 'It is not what I ordered, or less', isFault: true },
  expired: { label: 'It is past its best-before date, or nearly', isFault: true },
  defective: { label: 'It is defective', isFault: true },
  different: { label: 'It is not as the page describes it', isFault: true },
  late: { label: 'It arrived too late', isFault: true },
  changed_mind: { label: 'I changed my mind, and it is unopened', isFault: false },
} as const;

/** The two remedies for a fault, of which the customer asks for one. A change of mind is refunded. */
export const returnRemedies = {
  refund: { label: 'My money back' },
  replacement: { label: 'The products that I ordered' },
} as const;

export type ReturnRemedy = keyof typeof returnRemedies;

export const returnRemedyNames = Object.keys(returnRemedies) as [ReturnRemedy, ...ReturnRemedy[]];

export type ReturnReason = keyof typeof returnReasons;

export const returnReasonNames = Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]];
