import { type OrderState, orderStates, finalStates } from '../states.ts';

type MappedStatus = {
  /** Delhivery's StatusType, Status and StatusCode. `*` matches anything, also at the end of a code. */
  type: string;
  status: string;
  code: string;
  means: OrderState | null;
};

/** Maps scans to states; the first matching row counts. `docs/order-states.md` has the same table. */
export const trackingStatusMap: readonly MappedStatus[] = [
  { type: '*', status: 'Lost', code: '*', means: 'lost' },
  { type: '*', status: 'Destroyed', code: '*', means: 'lost' },
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

/** Returns the state of a scan, or null for one that is unknown or has none. */
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

const ends: ReadonlySet<OrderState> = new Set(finalStates);

/** Returns the scans that change an order: those after the last known scan, or the end of the shipment. */
export function newsAmong<S extends Label & { isNew: boolean }>(scans: S[]): (S & { means: OrderState })[] {
  const telling = scans.flatMap((scan) => {
    const means = statusOf(scan);
    return means ? [{ ...scan, means }] : [];
  });
  const isEnd = ({ means }: { means: OrderState }) => ends.has(means);
  const inOrder = [...telling.filter((scan) => !isEnd(scan)), ...telling.filter(isEnd)];
  return inOrder.slice(inOrder.findLastIndex(({ isNew }) => !isNew) + 1);
}

/** Returns the fewest transitions from one state to another, or null. A courier never cancels. */
export function wayBetween(from: OrderState, to: OrderState): OrderState[] | null {
  const ways = new Map<OrderState, OrderState[]>([[from, []]]);
  for (const [state, way] of ways)
    for (const next of orderStates[state].next)
      if (next !== 'cancelled' && !ways.has(next)) ways.set(next, [...way, next]);
  return ways.get(to) ?? null;
}
