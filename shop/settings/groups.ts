import type { SettingGroup } from '#platform/setting-definition.ts';

/** The titles of the parts of the settings page. */
export const groupLabels: Record<SettingGroup, string> = {
  name: 'Name and look',
  contact: 'Contact',
  seller: 'Seller and tax',
  delivery: 'Courier and dispatch',
  charges: 'Delivery and charges',
  payments: 'Payments by UPI',
  orders: 'Orders',
  returns: 'Returns and refunds',
  policies: 'Policies and complaints',
  products: 'Products, reviews and feeds',
  email: 'Email',
  'sign-in': 'Sign-in',
  server: 'Server',
  data: 'Database and files',
  backup: 'Backup',
  watch: 'Metrics, traces and log',
  demo: 'Demo and tests',
};
