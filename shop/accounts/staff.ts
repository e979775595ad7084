import { Refusal } from '#platform/refusal.ts';

/** Staff roles. A user without one is a customer. The owner has the rights of all. */
export const staffRoles = ['owner', 'packer', 'support', 'content', 'accountant'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A proved second factor opens the staff side for this long in one session. */
export const secondFactorHours = 12;
/** Roles, refunds and exports of personal data need a second factor proved within this time. */
export const freshFactorMinutes = 10;

export const factorRefusals = {
  secondFactorNeeded: () =>
    new Refusal('second_factor_needed', 403, 'Please confirm with your second factor that it is you.'),
  freshSecondFactorNeeded: () =>
    new Refusal('fresh_second_factor_needed', 403, 'For your safety, please confirm again that it is you.'),
  factorForAccount: () =>
    new Refusal(
      'staff_factor_needed',
      403,
      'This is a staff account. Please log out, log in on the staff side with your second factor, and do this within ten minutes.',
    ),
};
