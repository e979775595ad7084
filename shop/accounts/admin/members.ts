import { z } from 'zod';
import { type CallLimit, defineEndpoint } from '#platform/endpoint.ts';
import { email } from '#platform/forms.ts';
import { Refusal } from '#platform/refusal.ts';
import { deviceSchema } from '../devices.ts';
import { staffRoles } from '../staff.ts';
import { secondFactors } from './contract.ts';

export const invitationDays = 7;

const role = z.enum(staffRoles, 'Choose a role');
const number = z
  .string()
  .regex(/^\d{1,9}$/, 'Not a number.')
  .transform(Number);

const factor = z.object({ id: z.int(), kind: z.enum(secondFactors), addedAt: z.iso.datetime() });

export type OwnFactor = z.infer<typeof factor>;

const member = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  isYou: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
  hasFactor: z.boolean().meta({ description: 'False until the first sign-in has set up a second factor.' }),
});

export type Member = z.infer<typeof member>;

const invitation = z.object({ id: z.int(), email: z.string(), role, expiresAt: z.iso.datetime() });

export type Invitation = z.infer<typeof invitation>;

const memberDetails = member.extend({
  version: z.int().meta({ description: 'Send it with a change of the role.' }),
  factors: z.array(factor),
  devices: z.array(deviceSchema),
});

export type MemberDetails = z.infer<typeof memberDetails>;

const done = z.object({ message: z.string() });
const shared = { who: 'staff', tag: 'Staff' } as const;

/** Each invitation sends an email. */
const invitations: CallLimit = {
  name: 'staff-invitations',
  perUser: 20,
  perNetwork: 100,
  windowSeconds: 3600,
};

const list = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'All staff and the open invitations',
  response: z.object({ members: z.array(member), invitations: z.array(invitation) }),
});

const read = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/staff/{id}',
  summary: 'A staff member with devices and second factors',
  params: z.object({ id: number }),
  response: memberDetails,
  refuses: [404],
});

export const invitationForm = z.object({ email, role });

const invite = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/staff/invitations',
  summary: `Invites an email address for ${invitationDays} days; the response never says whether it has an account`,
  limit: invitations,
  body: invitationForm,
  response: done,
  refuses: [409],
});

const withdraw = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/admin/staff/invitations/{id}',
  summary: 'Withdraws an invitation',
  params: z.object({ id: number }),
  response: done,
  refuses: [404],
});

export const roleForm = z.object({
  role: role.nullable().meta({ description: 'null removes the role, the second factors and all sessions.' }),
});

const changeRole = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/api/admin/staff/{id}/role',
  summary: 'Changes or removes a role; never that of the last owner',
  params: z.object({ id: number }),
  body: roleForm.extend({ version: z.int().min(0) }),
  response: z.object({ version: z.int() }),
  refuses: [404, 409],
});

const endDevice = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/admin/staff/{id}/devices/{deviceId}',
  summary: "Logs out a staff member's device",
  params: z.object({ id: number, deviceId: number }),
  response: done,
  refuses: [404],
});

const removeFactor = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/admin/staff/{id}/factors/{factorId}',
  summary: "Removes a staff member's second factor and logs out the devices that may have used it",
  params: z.object({ id: number, factorId: number }),
  response: done,
  refuses: [404, 409],
});

const ownFactors = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/factors',
  summary: 'The own second factors',
  response: z.array(factor),
});

const removeOwnFactor = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/admin/factors/{factorId}',
  summary: 'Removes an own second factor; never the last',
  params: z.object({ factorId: number }),
  response: done,
  refuses: [404, 409],
});

const renewRecoveryCodes = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/recovery-codes',
  summary: 'Ten new recovery codes in place of the old ones, which end',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

/** For the invited user, who is a customer until they accept. */
const ofInvited = { who: 'customer', tag: 'Staff' } as const;

const ownInvitation = defineEndpoint({
  ...ofInvited,
  method: 'GET',
  path: '/api/auth/staff-invitation',
  summary: 'The invitation to the email of this account, or null',
  response: z.object({ invitation: invitation.pick({ role: true, expiresAt: true }).nullable() }),
});

const accept = defineEndpoint({
  ...ofInvited,
  method: 'POST',
  path: '/api/auth/staff-invitation/accept',
  summary: 'Accepts the invitation to the email of this account',
  response: z.object({ role }),
  refuses: [404],
});

export const endpoints = {
  list,
  read,
  invite,
  withdraw,
  changeRole,
  endDevice,
  removeFactor,
  ownFactors,
  removeOwnFactor,
  renewRecoveryCodes,
  ownInvitation,
  accept,
};

export const messages = {
  invited: (to: string) => `We wrote to ${to}.`,
  withdrawn: 'The invitation is withdrawn.',
  deviceEnded: 'Logged out.',
  factorRemoved: 'Removed.',
};

export const refusals = {
  memberNotFound: () => new Refusal('member_not_found', 404, 'There is no such staff member.'),
  alreadyStaff: () =>
    new Refusal('already_staff', 409, 'This colleague is staff already. Change the role below.'),
  invitationNotFound: () =>
    new Refusal('invitation_not_found', 404, 'There is no such invitation. It may have expired.'),
  factorNotFound: () => new Refusal('factor_not_found', 404, 'There is no such second factor.'),
  lastFactor: () =>
    new Refusal('last_factor', 409, 'This is your only second factor. Please add another one first.'),
};
