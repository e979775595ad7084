import type { ParcelEvent } from '../../parcel-event.ts';

type ScanEvent = {
  /** Delhivery's StatusType, Status and StatusCode. `*` matches anything, also at the end of a code. */
  type: string;
  status: string;
  code: string;
  event: ParcelEvent | null;
};

/** Translates Delhivery's scans; the first matching row counts. `docs/order-states.md` has the same table. */
export const scanEvents: readonly ScanEvent[] = [
  { type: '*', status: 'Lost', code: '*', event: 'lost' },
  { type: '*', status: 'Destroyed', code: '*', event: 'lost' },
  { type: '*', status: '*', code: 'DTUP-*', event: null },
  { type: 'UD', status: 'Manifested', code: '*', event: 'accepted' },
  { type: 'UD', status: 'Not Picked', code: '*', event: null },
  { type: 'UD', status: '*', code: 'EOD-*', event: 'attempt_failed' },
  { type: 'UD', status: 'In Transit', code: '*', event: 'in_transit' },
  { type: 'UD', status: 'Pending', code: '*', event: 'in_transit' },
  { type: 'UD', status: 'Dispatched', code: '*', event: 'out_for_delivery' },
  { type: 'DL', status: 'Delivered', code: '*', event: 'delivered' },
  { type: 'DL', status: 'RTO', code: '*', event: 'returned_to_origin' },
  { type: 'DL', status: 'DTO', code: '*', event: 'returned_to_origin' },
  { type: 'RT', status: '*', code: '*', event: 'returning' },
  { type: 'PP', status: '*', code: '*', event: null },
  { type: 'PU', status: '*', code: '*', event: 'in_transit' },
  { type: 'CN', status: '*', code: '*', event: null },
];

/** Returns the event of a scan. An unknown scan, and a scan that changes nothing, has null. */
export function eventOf({ type, status, code }: Omit<ScanEvent, 'event'>): ParcelEvent | null {
  const fits = (row: ScanEvent) => like(row.type, type) && like(row.status, status) && like(row.code, code);
  return scanEvents.find(fits)?.event ?? null;
}

function like(pattern: string, text: string): boolean {
  const wanted = pattern.toLowerCase();
  const given = text.toLowerCase();
  return wanted.endsWith('*') ? given.startsWith(wanted.slice(0, -1)) : given === wanted;
}
