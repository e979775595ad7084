export const accountTabs = ['profile', 'addresses', 'pan', 'devices', 'payments', 'stuff'] as const;

export type AccountTab = (typeof accountTabs)[number];

export const tabNames: Record<AccountTab, string> = {
  profile: 'Profile Information',
  addresses: 'Manage Addresses',
  pan: 'PAN Card Information',
  devices: 'Logged-in Devices',
  payments: 'Payments',
  stuff: 'My Stuff',
};

export const tabMarks: Partial<Record<AccountTab, string>> = { pan: 'under development' };

export function tabOf(query: URLSearchParams): AccountTab {
  return accountTabs.find((tab) => tab === query.get('tab')) ?? 'profile';
}
