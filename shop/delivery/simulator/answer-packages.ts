import type { ShipmentFile, SimulatedScan, SimulatedShipment } from './shipment-file.ts';

/** Delhivery's answer to `GET /api/v1/packages/json/`. One unknown id spoils the whole question, as it does there. */
export function answerPackages(file: ShipmentFile, query: URLSearchParams): object {
  const waybills = listed(query.get('waybill')).map((waybill) => file.find({ waybill }));
  const orders = listed(query.get('ref_ids')).map((order) => file.find({ order }));
  const found = [...waybills, ...orders];
  if (found.length === 0 || found.includes(undefined)) return notFound;
  return { ShipmentData: found.map((shipment) => ({ Shipment: toShipmentData(shipment!) })) };
}

const notFound = {
  Success: false,
  Error: 'No such waybill or Order Id found',
  rmk: 'Some error has occurred. Please contact client.support@delhivery.com with error message- No such waybill or Order Id found',
};

/** What happens to a parcel, one step for each `POST /simulator/advance`. */
const journey: Omit<SimulatedScan, 'at' | 'place'>[] = [
  { status: 'In Transit', type: 'UD', instructions: 'Shipment picked up' },
  { status: 'Pending', type: 'UD', instructions: 'Shipment received at facility' },
  { status: 'Dispatched', type: 'UD', instructions: 'Out for delivery' },
  { status: 'Delivered', type: 'DL', instructions: 'Delivered to consignee' },
];

/** Moves one shipment, or all, a step further; a delivered one stays delivered. */
export function advance(file: ShipmentFile, waybill: string | null, now: Date): object {
  const chosen = file.all().filter((shipment) => !waybill || shipment.waybill === waybill);
  for (const shipment of chosen) {
    const step = shipment.cancelled ? undefined : journey[shipment.scans.length - 1];
    if (step) file.addScan(shipment, { ...step, at: now.toISOString(), place: shipment.city });
  }
  return {
    advanced: chosen.map((shipment) => ({ waybill: shipment.waybill, status: lastScan(shipment).status })),
  };
}

function toShipmentData(shipment: SimulatedShipment): object {
  const last = lastScan(shipment);
  return {
    AWB: shipment.waybill,
    ReferenceNo: shipment.order,
    OrderType: 'COD',
    CODAmount: shipment.cashRupees,
    Destination: shipment.city,
    Status: {
      Status: last.status,
      StatusType: last.type,
      StatusDateTime: last.at,
      StatusLocation: last.place,
      Instructions: last.instructions,
    },
    Scans: shipment.scans.map((scan) => ({
      ScanDetail: {
        Scan: scan.status,
        ScanType: scan.type,
        ScanDateTime: scan.at,
        StatusDateTime: scan.at,
        ScannedLocation: scan.place,
        Instructions: scan.instructions,
      },
    })),
  };
}

function lastScan(shipment: SimulatedShipment): SimulatedScan {
  return shipment.scans.at(-1)!;
}

function listed(text: string | null): string[] {
  return (text ?? '').split(',').filter(Boolean);
}
