/** Requests of a customer on the phone, which staff begin. The table stores the names, so they never change. */
export const phoneRequestKinds = {
  corrected: 'Details corrected',
  data: 'Data sent to the email of the account',
  deletion: 'Link sent that deletes the account',
} as const;

export type PhoneRequestKind = keyof typeof phoneRequestKinds;

export const phoneRequestKindNames = Object.keys(phoneRequestKinds) as [
  PhoneRequestKind,
  ...PhoneRequestKind[],
];
