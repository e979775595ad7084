import { eq, inArray } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { formatDay } from '#platform/india-time.ts';
import { formatPaise } from '#platform/money.ts';
import { redeliveryRequests } from '#shop/shipping/server/tables.ts';
import {
  type RedeliveryActName,
  redeliveryLabels,
  type RedeliveryState,
  redeliveryStateTexts,
} from '../../../redelivery-acts.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { courierClaims } from '../../../server/tables.ts';

type RedeliveryValues = { act: string; day: string | null; changes: string[]; state: string };

/** An act after a failed delivery, for the change log. The courier got it, so nobody undoes it. */
export const redeliveryKind: EntityKind<RedeliveryValues> = {
  name: 'rescue',
  label: 'Failed delivery',
  roles: ['support'],
  fields: {
    act: { label: 'Asked', isFinal: true, show: (act) => redeliveryLabels[act as RedeliveryActName] },
    day: { label: 'Day', isFinal: true, show: (day) => formatDay(day as string) },
    changes: { label: 'Corrected', isFinal: true },
    state: {
      label: 'Answer',
      isFinal: true,
      show: (state) => redeliveryStateTexts[state as RedeliveryState],
    },
  },
  async read(db, id) {
    const [row] = await db.select().from(redeliveryRequests).where(eq(redeliveryRequests.id, id));
    return row ? { act: row.act, day: row.day, changes: row.changes, state: row.state } : null;
  },
  write: () => Promise.reject(new Error('An act after a failed delivery never changes.')),
  async names(db, ids) {
    const rows = await db
      .select({ id: redeliveryRequests.id, orderNumber: orders.orderNumber })
      .from(redeliveryRequests)
      .innerJoin(orders, eq(orders.id, redeliveryRequests.orderId))
      .where(inArray(redeliveryRequests.id, [...ids]));
    return new Map(rows.map(({ id, orderNumber }) => [id, orderNumber]));
  },
};

/** The claim for a lost parcel, for the change log. Its id is the order number. The cash of the courier settles it. */
export const claimKind: EntityKind<{ claimPaise: number }> = {
  name: 'courier-claim',
  label: 'Lost parcel',
  roles: ['support'],
  fields: { claimPaise: { label: 'Claim', isFinal: true, show: (paise) => formatPaise(paise as number) } },
  async read(db, orderNumber) {
    const [row] = await db
      .select({ claimPaise: courierClaims.claimPaise })
      .from(courierClaims)
      .innerJoin(orders, eq(orders.id, courierClaims.orderId))
      .where(eq(orders.orderNumber, orderNumber));
    return row ?? null;
  },
  write: () => Promise.reject(new Error('The claim for a lost parcel never changes.')),
  names: ownNames,
};

/** Kinds whose ids are order numbers. */
export function ownNames(_: unknown, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return Promise.resolve(new Map(ids.map((id) => [id, id])));
}
