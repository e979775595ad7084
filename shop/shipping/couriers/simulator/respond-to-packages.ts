import { toIndianTime } from '#platform/india-time.ts';
import { lastScan } from './advance-shipments.ts';
import type { ShipmentFile, SimulatedScan, SimulatedShipment } from './shipment-file.ts';

/** Repeats every scan out of order, or holds back the newest. */
export type Report = 'usual' | 'repeat' | 'late';

/** Delhivery's response to `GET /api/v1/packages/json/`. One unknown id spoils the whole response, as it does there. */
export function respondToPackages(
  file: ShipmentFile,
  query: URLSearchParams,
  telling: Report = 'usual',
): object {
  const waybills = listed(query.get('waybill')).map((waybill) => file.find({ waybill }));
  const orders = listed(query.get('ref_ids')).map((order) => file.find({ order }));
  const found = [...waybills, ...orders];
  if (found.length === 0 || found.includes(undefined)) return notFound;
  return { ShipmentData: found.map((shipment) => ({ Shipment: toShipmentData(shipment!, telling) })) };
}

const notFound = {
  Success: false,
  Error: 'No such waybill or Order Id found',
  rmk: 'Some error has occurred. Please contact client.support@delhivery.com with error message- No such waybill or Order Id found',
};

function toShipmentData(shipment: SimulatedShipment, telling: Report): object {
  const scans = toldOf(shipment.scans, telling);
  const last = lastScan({ scans: telling === 'late' ? scans : shipment.scans });
  return {
    AWB: shipment.waybill,
    ReferenceNo: shipment.order,
    OrderType: shipment.cashRupees > 0 ? 'COD' : 'Pre-paid',
    CODAmount: shipment.cashRupees,
    Destination: shipment.city,
    Status: {
      Status: last.status,
      StatusType: last.type,
      StatusDateTime: toIndianTime(new Date(last.at)),
      StatusLocation: last.place,
      StatusCode: last.code,
      Instructions: last.instructions,
      RecievedBy: '',
    },
    Scans: scans.map((scan) => ({
      ScanDetail: {
        Scan: scan.status,
        ScanType: scan.type,
        ScanDateTime: toIndianTime(new Date(scan.at)),
        StatusDateTime: toIndianTime(new Date(scan.at)),
        ScannedLocation: scan.place,
        StatusCode: scan.code,
        Instructions: scan.instructions,
      },
    })),
  };
}

function toldOf(scans: SimulatedScan[], telling: Report): SimulatedScan[] {
  if (telling === 'late') return scans.length > 1 ? scans.slice(0, -1) : scans;
  return telling === 'repeat' ? [...scans.toReversed(), ...scans] : scans;
}

function listed(text: string | null): string[] {
  return (text ?? '').split(',').filter(Boolean);
}
