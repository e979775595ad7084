import { createHash } from 'node:crypto';
import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import { addDays, type Day, dayMs, hourMs, minuteMs, startOf } from '#platform/india-time.ts';
import type { HoldReason } from '#shop/orders/hold.ts';
import { orderNumberOf } from '#shop/orders/order-number.ts';
import { type OrderState, stateAfter, statesThat } from '#shop/orders/states.ts';
import { type Random, seededRandom } from '../../sample-data/seeded-random.ts';
import customers from './customers.json' with { type: 'json' };

const sampleDays = 60;

/** Couriers by hand, so that no courier is asked about a sample. */
const couriers = ['Delhivery', 'India Post'] as const;

const failures = ['Recipient did not answer', 'Recipient refused', 'Address incomplete', 'No cash ready'];

export type PlannedEvent = { state: OrderState; at: Date; note: string | null };

export type PlannedLine<Product> = { product: Product; quantity: number };

export type PlannedOrder<Product> = {
  id: string;
  orderNumber: string;
  state: OrderState;
  placedAt: Date;
  estimatedDeliveryDate: Day;
  heldFor: HoldReason | null;
  /** Empty before the courier has it. */
  courier: string;
  waybill: string | null;
  address: PostalAddress;
  lines: PlannedLine<Product>[];
  events: PlannedEvent[];
};

type Params<Product> = {
  /** The products of the shop, the most popular first. */
  products: readonly (Product & { createdAt: Date })[];
  /** Midnight of today in India. */
  today: Day;
  now: Date;
};

const first = (list: readonly OrderState[]): OrderState => list[0]!;
const arrived = first(statesThat('hasArrived'));
const cameBack = first(statesThat('cameBack'));
const lost = first(statesThat('isLost'));
const failed = first(statesThat('hasFailedTry'));
const outForDelivery = first(
  statesThat('isAtCourier').filter((state) => state !== stateAfter.handOver && state !== failed),
);
const { placing, accepting, packing, handOver, cancelling } = stateAfter;

/** The ways of an order by the state in which it is. */
const ways: Record<string, OrderState[]> = {
  [placing]: [placing],
  [accepting]: [placing, accepting],
  [cancelling]: [placing, accepting, cancelling],
  [packing]: [placing, accepting, packing],
  [handOver]: [placing, accepting, packing, handOver],
  [outForDelivery]: [placing, accepting, packing, handOver, outForDelivery],
  [failed]: [placing, accepting, packing, handOver, outForDelivery, failed],
  [arrived]: [placing, accepting, packing, handOver, outForDelivery, arrived],
  [cameBack]: [placing, accepting, packing, handOver, outForDelivery, failed, cameBack],
  [lost]: [placing, accepting, packing, handOver, lost],
};

/** Hours from the order to each step. */
const hoursTo: Record<string, number> = {
  [placing]: 0,
  [accepting]: 0.2,
  [packing]: 20,
  [handOver]: 26,
  [outForDelivery]: 72,
  [failed]: 78,
  [arrived]: 79,
  [cancelling]: 3,
  [cameBack]: 190,
  [lost]: 260,
};

/** Plans the orders of the last 60 days, the oldest first: always the same for a day, in every state. */
export function planOrders<Product>({ products, today, now }: Params<Product>): PlannedOrder<Product>[] {
  const random = seededRandom(62);
  const planned: PlannedOrder<Product>[] = [];
  for (let daysAgo = sampleDays; daysAgo >= 0; daysAgo -= 1) {
    const day = addDays(today, -daysAgo);
    const count = random.between(2, 4) + (daysAgo < 30 ? 1 : 0);
    for (let at = 0; at < count; at += 1) {
      const minutes = random.between(8 * 60, 22 * 60);
      const placedAt = timeOf(day, { minutes, now, part: (at + 1) / (count + 1) });
      planned.push(planOrder(planned.length + 1, { products, random, placedAt, day, daysAgo }));
    }
  }
  return planned;
}

/** The orders of today lie before now, also just after midnight. */
function timeOf(day: Day, { minutes, now, part }: { minutes: number; now: Date; part: number }): Date {
  const start = startOf(day).getTime();
  const at = start + minutes * minuteMs;
  const passed = now.getTime() - start;
  return new Date(passed < dayMs ? start + Math.floor(passed * part) : at);
}

type Planning<Product> = {
  products: Params<Product>['products'];
  random: Random;
  placedAt: Date;
  day: Day;
  daysAgo: number;
};

function planOrder<Product>(
  number: number,
  { products, random, placedAt, day, daysAgo }: Planning<Product>,
): PlannedOrder<Product> {
  const state = stateOf(daysAgo, random, number);
  const customer = random.pick(customers);
  const isSent = state !== placing && state !== cancelling;
  const events = ways[state]!.map((step) => ({
    state: step,
    at: new Date(placedAt.getTime() + hoursTo[step]! * hourMs),
    note: noteOf(step, random),
  }));
  return {
    id: idOf(number),
    // Numbers of customers begin at 100001, and these lie below.
    orderNumber: orderNumberOf(10_000 + number).replace('AR-', 'AR-0'),
    state,
    placedAt,
    estimatedDeliveryDate: addDays(day, 5),
    heldFor: state === placing ? random.pick(['first_order', 'amount'] as const) : null,
    courier: isSent ? random.pick(couriers) : '',
    waybill: isSent ? `SAMPLE${String(number).padStart(5, '0')}` : null,
    address: {
      ...(customer as Omit<PostalAddress, 'phone' | 'country'>),
      phone: String(6_000_000_001 + customers.indexOf(customer)),
      country: 'India',
    },
    lines: linesOf(
      products.filter(({ createdAt }) => createdAt < placedAt),
      random,
    ),
    events,
  };
}

function noteOf(state: OrderState, random: Random): string | null {
  if (state === placing) return 'A sample order of the demo';
  return state === failed ? random.pick(failures) : null;
}

/** A few popular products sell most. */
function linesOf<Product>(products: readonly Product[], random: Random): PlannedLine<Product>[] {
  const chosen = new Map<Product, number>();
  const count = random.pick([1, 1, 1, 2, 2, 3]);
  for (let at = 0; at < count; at += 1) {
    const popular = products.slice(0, random.chance(70) ? 8 : 40);
    chosen.set(random.pick(popular), random.pick([1, 1, 1, 2]));
  }
  return [...chosen].map(([product, quantity]) => ({ product, quantity }));
}

/** The state of an order by its age, as a fair courier would bring it. */
function stateOf(daysAgo: number, random: Random, number: number): OrderState {
  const among = random.between(0, 99);
  if (daysAgo === 0) return among < 40 ? placing : accepting;
  if (among < 5) return cancelling;
  if (daysAgo === 1) return among < 55 ? accepting : packing;
  if (daysAgo === 2) return among < 40 ? packing : handOver;
  if (daysAgo <= 4) return [handOver, outForDelivery, failed][number % 3]!;
  if (daysAgo > 11 && among < 14) return cameBack;
  if (daysAgo > 15 && among === 50) return lost;
  return arrived;
}

/** A UUID that is the same in each demo. */
export function idOf(number: number | string): string {
  const hash = createHash('sha256').update(`sample order ${number}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
