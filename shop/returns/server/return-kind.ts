import { eq, inArray } from 'drizzle-orm';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import { formatPaise } from '#platform/money.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { type ReturnReason, returnReasons } from '../reasons.ts';
import { type ReturnState, returnStates } from '../states.ts';
import { returns } from './tables.ts';

type Logged = {
  state: ReturnState;
  reason: ReturnReason;
  answer: string;
  refundPaise: number | null;
  payoutVersion: number;
  approvedBy: number | null;
  paidInDayPaise: number | null;
};

/** A return, for the change log. Each step has effects outside, so nobody undoes one. */
export const returnKind: EntityKind<Logged> = {
  name: 'return',
  label: 'Return',
  roles: ['support', 'packer'],
  fields: {
    state: { label: 'State', isFinal: true, show: (state) => returnStates[state as ReturnState].label },
    reason: { label: 'Reason', isFinal: true, show: (reason) => returnReasons[reason as ReturnReason].label },
    answer: { label: 'Why it was refused', isFinal: true, isPersonal: true },
    refundPaise: { label: 'Refund', isFinal: true, show: (paise) => formatPaise(paise as number) },
    payoutVersion: { label: 'Account for the refund', isFinal: true, isPersonal: true },
    approvedBy: { label: 'Large refund', isFinal: true, show: () => 'approved' },
    paidInDayPaise: {
      label: 'Paid by one person in 24 hours',
      isFinal: true,
      show: (paise) => formatPaise(paise as number),
    },
  },
  async read(db, id) {
    const { state, reason, answer, refundPaise, payoutVersion, approvedBy, paidInDayPaise } = returns;
    const [row] = await db
      .select({ state, reason, answer, refundPaise, payoutVersion, approvedBy, paidInDayPaise })
      .from(returns)
      .where(eq(returns.id, Number(id)));
    return row ?? null;
  },
  write: () => Promise.reject(new Error('A return changes only by its steps.')),
  async names(db, ids) {
    const rows = await db
      .select({ id: returns.id, orderNumber: orders.orderNumber })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(inArray(returns.id, ids.map(Number)));
    return new Map(rows.map(({ id, orderNumber }) => [String(id), orderNumber]));
  },
};

/** The change log names no customer. */
export const theCustomer: Author = { userId: null, namesOf: () => Promise.resolve(new Map()) };
