/** The tabs of the account, as `?tab=` names them. */
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

/** What the menu says beside a tab that is not finished. */
export const tabMarks: Partial<Record<AccountTab, string>> = { pan: 'under development' };

/** The tab that an address names; the profile when it names none. */
export function tabOf(query: URLSearchParams): AccountTab {
  return accountTabs.find((tab) => tab === query.get('tab')) ?? 'profile';
}
