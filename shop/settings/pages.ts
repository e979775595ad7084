import type { SettingGroup } from '#platform/setting-definition.ts';

/** The pages of the settings, in their order. Each group is on one. */
export const settingsPages = [
  {
    name: 'shop',
    to: '/admin/settings/shop',
    label: 'Shop and look',
    says: 'Name, colours, logo, phone and email of the shop',
    groups: ['name', 'contact'],
  },
  {
    name: 'seller',
    to: '/admin/settings/seller',
    label: 'Seller and tax',
    says: 'Who sells, GSTIN, numbers of invoices',
    groups: ['seller'],
  },
  {
    name: 'delivery',
    to: '/admin/settings/delivery',
    label: 'Delivery and charges',
    says: 'Courier, pickup, holidays, delivery charge, cash on delivery, UPI',
    groups: ['delivery', 'charges', 'payments'],
  },
  {
    name: 'orders',
    to: '/admin/settings/orders',
    label: 'Orders and returns',
    says: 'Limits, holds, returns, refunds, policies and complaints',
    groups: ['orders', 'returns', 'policies'],
  },
  {
    name: 'products',
    to: '/admin/settings/products',
    label: 'Reviews and feeds',
    says: 'Reviews, feeds, shelf life, low stock',
    groups: ['products'],
  },
  {
    name: 'emails',
    to: '/admin/settings/emails',
    label: 'Emails and sign-in',
    says: 'Sender, newsletter, Google',
    groups: ['email', 'sign-in'],
  },
  {
    name: 'server',
    to: '/admin/settings/server',
    label: 'Server',
    says: 'Addresses, database, files and keys, which the person who runs your server sets',
    groups: ['server', 'data', 'backup', 'watch', 'demo'],
  },
] as const satisfies readonly Page[];

type Page = { name: string; to: string; label: string; says: string; groups: readonly SettingGroup[] };

export type SettingsPageName = (typeof settingsPages)[number]['name'];

type Placed = { kind: 'fact' | 'machine'; group: SettingGroup };

/** Returns the page of a setting: its group's for a fact, the server's for a setting of the machine. */
export function pageOf({ kind, group }: Placed) {
  const isOn = ({ name, groups }: Page) => (kind === 'machine' ? name === 'server' : groups.includes(group));
  return settingsPages.find(isOn)!;
}

/** Returns the address of a setting at its place. */
export function settingPath(setting: Placed & { name: string }): string {
  return `${pageOf(setting).to}#${setting.name}`;
}
