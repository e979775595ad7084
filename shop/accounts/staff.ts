/** Who works in the shop: everyone else is a customer. The owner may do what the others may. */
export const staffRoles = ['owner', 'packer', 'support', 'content'] as const;

export type StaffRole = (typeof staffRoles)[number];
