/** Why the shop hides a review, and why a customer reports one. Too few stars are no reason. */
export const reviewReasonNames = ['claim', 'abuse', 'personal', 'advert', 'other_subject'] as const;

export type ReviewReason = (typeof reviewReasonNames)[number];

/** `told` completes 'We do not show it, since …'. */
export const reviewReasons: Record<ReviewReason, { label: string; told: string }> = {
  claim: {
    label: 'Says that a product cures or prevents an illness',
    told: 'it says that a product cures or prevents an illness, which no shop may show',
  },
  abuse: { label: 'Is abusive or threatens somebody', told: 'it is abusive or threatens somebody' },
  personal: {
    label: 'Names a person, a phone number or an address',
    told: 'it names a person, a phone number or an address',
  },
  advert: {
    label: 'Is an advertisement or leads elsewhere',
    told: 'it is an advertisement or leads elsewhere',
  },
  other_subject: { label: 'Is not about this product', told: 'it is not about this product' },
};

/** The kinds of words that staff look at first. */
export const flagKinds = {
  claim: 'Medical claim',
  phone: 'Phone number',
  link: 'Link or email',
  abuse: 'Abuse',
} as const;

export type FlagKind = keyof typeof flagKinds;

export const flagKindNames = Object.keys(flagKinds) as [FlagKind, ...FlagKind[]];
