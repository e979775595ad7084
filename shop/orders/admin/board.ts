import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { dayMs, hourMs } from '#platform/india-time.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';

/** A count stops here, so that no row of the board grows with the shop. */
export const maxCounted = 99;

/** So many orders of a row are shown with their buttons. */
export const maxActed = 5;

type BoardRow = {
  label: string;
  /** What staff do about it, as the text of the link. */
  action: string;
  /** Where the action begins. */
  to: string;
  roles: readonly StaffRole[];
  /** How long a thing may wait before it is past due. */
  patienceMs: number;
};

export const boardRows = {
  late: {
    label: 'Orders past their promised day',
    action: 'Show them',
    to: '/admin/orders?late=yes',
    roles: ['support'],
    patienceMs: 0,
  },
  confirm: {
    label: 'Orders that their customers have not confirmed',
    action: 'Call the customers',
    to: '/admin/orders?held=confirmation',
    roles: ['support'],
    patienceMs: 24 * hourMs,
  },
  undelivered: {
    label: 'Failed deliveries',
    action: 'Rescue them',
    to: '/admin/orders?parcel=rescue',
    roles: ['support'],
    patienceMs: 4 * hourMs,
  },
  returning: {
    label: 'Parcels on their way back for over 20 days',
    action: 'Ask the courier',
    to: '/admin/orders?parcel=returning',
    roles: ['support'],
    patienceMs: 0,
  },
  inspect: {
    label: 'Returned parcels to put back',
    action: 'Inspect them',
    to: '/admin/orders?parcel=inspect',
    roles: ['packer'],
    patienceMs: 24 * hourMs,
  },
  returnRequests: {
    label: 'Return requests to answer',
    action: 'Answer them',
    to: '/admin/returns?state=requested',
    roles: ['support'],
    patienceMs: 48 * hourMs,
  },
  returns: {
    label: 'Returns to inspect',
    action: 'Inspect them',
    to: '/admin/returns?state=picked_up',
    roles: ['packer', 'support'],
    patienceMs: 7 * dayMs,
  },
  refunds: {
    label: 'Refunds due',
    action: 'Pay them',
    to: '/admin/returns?state=inspected',
    roles: ['support'],
    patienceMs: 2 * dayMs,
  },
  stuck: {
    label: 'Orders that the courier has not accepted',
    action: 'Check the address',
    to: '/admin/orders?state=placed',
    roles: ['support'],
    patienceMs: hourMs,
  },
  pack: {
    label: 'Orders to pack',
    action: 'Pack them',
    to: '/admin/packing',
    roles: ['packer'],
    patienceMs: 24 * hourMs,
  },
  cash: {
    label: 'Orders whose courier has kept the cash for more than 10 days',
    action: 'Claim it',
    to: '/admin/cash?show=missing',
    roles: [],
    patienceMs: 10 * dayMs,
  },
  handOver: {
    label: 'Parcels to hand over',
    action: 'Hand them over',
    to: '/admin/hand-over',
    roles: ['packer'],
    patienceMs: 24 * hourMs,
  },
  left: {
    label: 'Parcels that the rider left here',
    action: 'Hand them over',
    to: '/admin/hand-over?left=yes',
    roles: ['packer'],
    patienceMs: 12 * hourMs,
  },
  oldBatches: {
    label: 'Batches that are too old to leave',
    action: 'Replace their units',
    to: '/admin/stock?show=expiring',
    roles: ['packer'],
    patienceMs: 0,
  },
  lowStock: {
    label: 'Products at or below their reorder level',
    action: 'Order more',
    to: '/admin/stock?show=low',
    roles: ['packer'],
    patienceMs: 0,
  },
  failedJobs: {
    label: 'Jobs that failed for good',
    action: 'Run them again',
    to: '/admin/jobs',
    roles: [],
    patienceMs: 0,
  },
} as const satisfies Record<string, BoardRow>;

export type BoardKind = keyof typeof boardRows;

const boardKinds = Object.keys(boardRows) as [BoardKind, ...BoardKind[]];

const figures = z.object({
  orders: z.int(),
  amount: z.number().nullable().meta({ description: 'Rupees. Null for all but the owner.' }),
});

const boardSchema = z.object({
  rows: z.array(
    z.object({
      kind: z.enum(boardKinds),
      count: z.int().meta({ description: `${maxCounted + 1} stands for all above ${maxCounted}.` }),
      since: z.iso.datetime().nullable().meta({
        description: 'Since when the oldest one waits. Null when the shop does not know.',
      }),
      isPastDue: z.boolean(),
      oldest: z.array(z.string()).meta({
        description: `Numbers of the oldest ${maxActed} orders, where staff act on the board itself.`,
      }),
    }),
  ),
  today: figures,
  lastWeek: figures.meta({ description: 'The same day a week ago, until the same time.' }),
});

export type Board = z.infer<typeof boardSchema>;

const get = defineEndpoint({
  method: 'GET',
  path: '/api/admin/board',
  summary: 'What there is to do for the asking role, the longest past due first, and the orders of today',
  who: 'staff',
  tag: 'Staff: orders',
  response: boardSchema,
});

export const endpoints = { get };

/** 100 → `99+` */
export function shownCount(count: number): string {
  return count > maxCounted ? `${maxCounted}+` : String(count);
}
