import { startOf } from '#platform/india-time.ts';
import type { ShipmentFile, SimulatedScan, SimulatedShipment } from './shipment-file.ts';

type Step = Omit<SimulatedScan, 'at' | 'place'>;

/** A parcel without problems, in Delhivery's words and codes. */
const journey: Step[] = [
  { status: 'In Transit', type: 'UD', code: 'X-PPOM', instructions: 'Shipment picked up' },
  { status: 'Pending', type: 'UD', code: 'X-IBD3F', instructions: 'Shipment Received at Facility' },
  { status: 'Dispatched', type: 'UD', code: 'X-DDD3FD', instructions: 'Out for delivery' },
  { status: 'Delivered', type: 'DL', code: 'EOD-38', instructions: 'Delivered to consignee' },
];

/** A return, from the customer's door to the shop. */
const journeyBack: Step[] = [
  { status: 'Scheduled', type: 'PP', code: 'X-ASP', instructions: 'Pickup scheduled' },
  { status: 'In Transit', type: 'PU', code: 'EOD-77', instructions: 'Pickup completed' },
  { status: 'Dispatched', type: 'PU', code: 'X-DDD3FD', instructions: 'Out for delivery' },
  { status: 'DTO', type: 'DL', code: 'RD-AC', instructions: 'Returned to the seller' },
];

/** Moves one shipment, or all, one step further. Ended, cancelled and returning ones stay. */
export function advance(file: ShipmentFile, waybill: string | null, now: Date): object {
  const chosen = file.all().filter((shipment) => !waybill || shipment.waybill === waybill);
  for (const shipment of chosen) takeStep(file, shipment, now);
  return {
    advanced: chosen.map((shipment) => ({ waybill: shipment.waybill, status: lastScan(shipment).status })),
  };
}

/** A parcel takes its next step `stepSeconds` after its last scan, also missed ones. 0 moves none. */
export function keepAdvancing(file: ShipmentFile, stepSeconds: number, now: Date): void {
  if (stepSeconds <= 0) return;
  for (const shipment of file.all())
    for (let at = dueAt(shipment, stepSeconds); at <= now; at = dueAt(shipment, stepSeconds))
      if (!takeStep(file, shipment, at)) break;
}

/** Adds a scan: `waybill` or `order`, `status`, `type`, and optionally `code`, `place`, `instructions`, `at`. */
export function addToldScan(file: ShipmentFile, told: URLSearchParams, now: Date): object {
  const named = { waybill: told.get('waybill') ?? undefined, order: told.get('order') ?? undefined };
  const shipment = named.waybill || named.order ? file.find(named) : undefined;
  const [status, type] = [told.get('status'), told.get('type')];
  const at = told.has('at') ? new Date(told.get('at')!) : now;
  if (!shipment || !status || !type || Number.isNaN(at.getTime())) return { error: 'Unknown parcel or scan' };
  const scan: SimulatedScan = {
    status,
    type,
    code: told.get('code') ?? '',
    at: at.toISOString(),
    place: told.get('place') ?? shipment.city,
    instructions: told.get('instructions') ?? status,
  };
  file.addScan(shipment, scan);
  return { waybill: shipment.waybill, ...scan };
}

export function lastScan({ scans }: Pick<SimulatedShipment, 'scans'>): SimulatedScan {
  return scans.at(-1)!;
}

function takeStep(file: ShipmentFile, shipment: SimulatedShipment, at: Date): boolean {
  const next = nextStep(shipment);
  if (next) file.addScan(shipment, { ...next, at: at.toISOString(), place: shipment.city });
  return next !== undefined;
}

/** The step after the newest one; none for an ended or returning parcel. */
function nextStep({ scans }: SimulatedShipment): Step | undefined {
  const { type, status, code } = lastScan({ scans });
  if (type === 'PP' || type === 'PU')
    return journeyBack[journeyBack.findIndex((step) => step.type === type && step.status === status) + 1];
  if (type !== 'UD' || status === 'Not Picked') return undefined;
  if (code.startsWith('EOD-')) return journey.find((step) => step.status === 'Dispatched');
  return journey[journey.findIndex((step) => step.status === status) + 1];
}

/** A parcel that waits for another day takes no step before it. */
function dueAt(shipment: SimulatedShipment, stepSeconds: number): Date {
  const { at, code } = lastScan(shipment);
  const due = new Date(Date.parse(at) + stepSeconds * 1_000);
  const day = code.startsWith('EOD-') && shipment.deferredDate ? startOf(shipment.deferredDate) : due;
  return day > due ? day : due;
}
