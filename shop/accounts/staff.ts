/** Staff roles. A user without one is a customer. The owner has the rights of all. */
export const staffRoles = ['owner', 'packer', 'support', 'content'] as const;

export type StaffRole = (typeof staffRoles)[number];
