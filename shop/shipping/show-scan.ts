import type { TrackingScan } from './contract.ts';
import type { Scan } from './courier.ts';
import type { ParcelEvent } from './parcel-event.ts';

/** Internal scans of the courier: changed records, weighing. */
const bookkeeping = ['DTUP-', 'X-DWS'];

/** The place of a parcel that has not left the shop. */
const atSeller = 'Seller';

/** Returns a scan in the customer's words, or null for an internal one. */
export function showScan({ at, status, code, place, remarks, event }: Scan): TrackingScan | null {
  if (bookkeeping.some((start) => code.startsWith(start))) return null;
  return {
    at,
    says: sayScan(remarks || (wayBack(event) ?? status)),
    place: place === atSeller ? '' : sayPlace(place),
  };
}

/** Without a remark, `In Transit` and `RTO` do not show that a parcel returns. */
function wayBack(event: ParcelEvent | null): string | undefined {
  if (event === 'returning') return 'On its way back to us';
  return event === 'returned_to_origin' ? 'Back with us' : undefined;
}

/** `Shipment Recieved at Origin Center` → `Received at origin center` */
function sayScan(text: string): string {
  if (text.toLowerCase().startsWith('manifest')) return 'The courier knows of the parcel';
  const plain = text
    .replaceAll(/recieved/gi, 'received')
    .replaceAll(/\bconsignee\b/gi, 'recipient')
    .replace(/^(shipment|package)\s+/i, '')
    .toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** `Ajmer_Ratanzila_I (Rajasthan)` → `Ajmer, Rajasthan` */
function sayPlace(place: string): string {
  const [, hub = place, state = ''] = /^(.*?)(?:\(([^()]*)\))?$/.exec(place.trim()) ?? [];
  return [hub.split('_')[0]!.trim(), state.trim()].filter(Boolean).join(', ');
}
