export const issueStates = ['draft', 'scheduled', 'sending', 'stopped', 'done'] as const;

/** A stopped issue has reached a part of its recipients. It goes on with the others. */
export type IssueState = (typeof issueStates)[number];

export const recipientStates = ['waiting', 'sent', 'refused', 'left_out', 'unsubscribed'] as const;

/**
 * `refused`: the mail server takes no email for this address. `left_out`: it refused the address in an earlier issue.
 * `unsubscribed`: the subscriber left while the issue was on its way.
 */
export type RecipientState = (typeof recipientStates)[number];
