import { orderTransitions, type OrderState } from '../order.ts';

type MappedStatus = {
  /** Delhivery's StatusType, Status and StatusCode; `*` is anything, at the end of a code too. */
  type: string;
  status: string;
  code: string;
  means: OrderState | null;
};

/** What a courier's scan means for an order: the first row that fits. `docs/order-states.md` says the same in words. */
export const trackingStatusMap: readonly MappedStatus[] = [
  { type: '*', status: '*', code: 'DTUP-*', means: null },
  { type: 'UD', status: 'Manifested', code: '*', means: 'confirmed' },
  { type: 'UD', status: 'Not Picked', code: '*', means: null },
  { type: 'UD', status: '*', code: 'EOD-*', means: 'undelivered' },
  { type: 'UD', status: 'In Transit', code: '*', means: 'shipped' },
  { type: 'UD', status: 'Pending', code: '*', means: 'shipped' },
  { type: 'UD', status: 'Dispatched', code: '*', means: 'out_for_delivery' },
  { type: 'DL', status: 'Delivered', code: '*', means: 'delivered' },
  { type: 'DL', status: 'RTO', code: '*', means: 'returned' },
  { type: 'RT', status: '*', code: '*', means: 'undelivered' },
  { type: 'PP', status: '*', code: '*', means: null },
  { type: 'PU', status: '*', code: '*', means: null },
  { type: 'CN', status: '*', code: '*', means: null },
];

type Label = { type: string; status: string; code: string };

/** The state a scan speaks of; null for one that says nothing of it, or that nobody knows. */
export function statusOf({ type, status, code }: Label): OrderState | null {
  const fits = (meaning: MappedStatus) =>
    like(meaning.type, type) && like(meaning.status, status) && like(meaning.code, code);
  return trackingStatusMap.find(fits)?.means ?? null;
}

function like(pattern: string, text: string): boolean {
  const wanted = pattern.toLowerCase();
  const given = text.toLowerCase();
  return wanted.endsWith('*') ? given.startsWith(wanted.slice(0, -1)) : given === wanted;
}

const ends: ReadonlySet<OrderState> = new Set(['delivered', 'returned']);

/**
 * The scans that move an order, of all of its parcel by time: the new ones after the last that was heard before. One
 * that comes late moves nothing, except a parcel's end: after that nothing else is true.
 */
export function newsAmong<S extends Label & { isNew: boolean }>(scans: S[]): (S & { means: OrderState })[] {
  const telling = scans.flatMap((scan) => {
    const means = statusOf(scan);
    return means ? [{ ...scan, means }] : [];
  });
  const isEnd = ({ means }: { means: OrderState }) => ends.has(means);
  const inOrder = [...telling.filter((scan) => !isEnd(scan)), ...telling.filter(isEnd)];
  return inOrder.slice(inOrder.findLastIndex(({ isNew }) => !isNew) + 1);
}

/** The moves that lead from one state to another, the fewest there are; null where none do. A courier cancels nothing. */
export function wayBetween(from: OrderState, to: OrderState): OrderState[] | null {
  const ways = new Map<OrderState, OrderState[]>([[from, []]]);
  for (const [state, way] of ways)
    for (const next of orderTransitions[state])
      if (next !== 'cancelled' && !ways.has(next)) ways.set(next, [...way, next]);
  return ways.get(to) ?? null;
}
