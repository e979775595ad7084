import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Protocol = 'cashfree' | 'razorpay';

export type SimulatedOrder = {
  id: string;
  protocol: Protocol;
  /** The shop's id of the payment. */
  reference: string;
  amountPaise: number;
  currency: string;
  session: string;
  createdAt: string;
  expiresAt: string | null;
  isEnded: boolean;
  webhookUrl: string | null;
  notes: Record<string, unknown>;
};

export type SimulatedTry = {
  id: string;
  orderId: string;
  state: 'created' | 'authorised' | 'captured' | 'failed' | 'dropped';
  reason: string | null;
  bankReference: string | null;
  createdAt: string;
  endedAt: string | null;
};

export type SimulatedRefund = {
  id: string;
  tryId: string;
  /** The shop's id of the refund. */
  reference: string;
  amountPaise: number;
  state: 'pending' | 'processed' | 'failed' | 'waits';
  createdAt: string;
};

type Entries = { order: SimulatedOrder; try: SimulatedTry; refund: SimulatedRefund };

/** The simulator's payments, in a file of changes: one line each, written before each response. The last line of an entry counts. */
export function openPaymentFile(file: string) {
  const kept: { [Kind in keyof Entries]: Map<string, Entries[Kind]> } = {
    order: new Map(),
    try: new Map(),
    refund: new Map(),
  };
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) {
    const { kind, value } = JSON.parse(line) as { kind: keyof Entries; value: { id: string } };
    (kept[kind] as Map<string, { id: string }>).set(value.id, value);
  }
  const keep = <Kind extends keyof Entries>(kind: Kind, value: Entries[Kind]): Entries[Kind] => {
    kept[kind].set(value.id, value);
    appendFileSync(file, `${JSON.stringify({ kind, value })}\n`);
    return value;
  };
  const triesOf = new Map<string, string[]>();
  for (const one of kept.try.values()) note(triesOf, one.orderId, one.id);
  const byReference = new Map([...kept.order.values()].map((one) => [one.reference, one.id]));
  return {
    addOrder: (order: SimulatedOrder) => {
      byReference.set(order.reference, order.id);
      return keep('order', order);
    },
    addTry: (one: SimulatedTry) => {
      note(triesOf, one.orderId, one.id);
      return keep('try', one);
    },
    keepOrder: (order: SimulatedOrder) => keep('order', order),
    keepTry: (one: SimulatedTry) => keep('try', one),
    keepRefund: (refund: SimulatedRefund) => keep('refund', refund),
    order: (id: string) => kept.order.get(id),
    orderOf: (reference: string) => kept.order.get(byReference.get(reference) ?? ''),
    bySession: (session: string) => [...kept.order.values()].find((one) => one.session === session),
    try: (id: string) => kept.try.get(id),
    tries: (orderId: string) => (triesOf.get(orderId) ?? []).map((id) => kept.try.get(id)!),
    allTries: () => [...kept.try.values()],
    refunds: () => [...kept.refund.values()],
    refundsOf: (tryId: string) => [...kept.refund.values()].filter((one) => one.tryId === tryId),
  };
}

export type PaymentFile = ReturnType<typeof openPaymentFile>;

function note(lists: Map<string, string[]>, key: string, id: string): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}
