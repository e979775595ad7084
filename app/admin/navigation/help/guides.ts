import type { MarkdownFile } from '#shop/content/reading/block.ts';

/** The pages of `docs/help`, which the shop serves to its staff. */
export const guides = {
  today: { title: 'Today', load: () => import('../../../../docs/help/today.md') as Promise<MarkdownFile> },
  orders: {
    title: 'Orders and parcels',
    load: () => import('../../../../docs/help/orders.md') as Promise<MarkdownFile>,
  },
  customers: {
    title: 'Customers',
    load: () => import('../../../../docs/help/customers.md') as Promise<MarkdownFile>,
  },
  products: {
    title: 'Products and stock',
    load: () => import('../../../../docs/help/products.md') as Promise<MarkdownFile>,
  },
  'shop-pages': {
    title: 'Shop pages',
    load: () => import('../../../../docs/help/shop-pages.md') as Promise<MarkdownFile>,
  },
  money: {
    title: 'Money and tax',
    load: () => import('../../../../docs/help/money.md') as Promise<MarkdownFile>,
  },
  reports: {
    title: 'Reports',
    load: () => import('../../../../docs/help/reports.md') as Promise<MarkdownFile>,
  },
  settings: {
    title: 'Settings',
    load: () => import('../../../../docs/help/settings.md') as Promise<MarkdownFile>,
  },
} as const;

export type GuideName = keyof typeof guides;

export const guidePath = (name: GuideName) => `/admin/help/${name}`;
