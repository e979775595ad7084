import type { ShipmentFile, SimulatedShipment } from './shipment-file.ts';

type CreateFields = Record<string, string | number | undefined>;

/** Delhivery's response to `POST /api/cmu/create.json`, always HTTP 200. */
export function respondToCreate(file: ShipmentFile, body: string, now: Date): object {
  const form = new URLSearchParams(body);
  if (form.get('format') !== 'json') return refusal('format key missing in POST');
  const data = readData(form.get('data') ?? '');
  if (!data) return refusal('Unable to parse data');
  if (!data.pickup_location?.name) return refusal('ClientWarehouse matching query does not exist.');
  const packages = (data.shipments ?? []).map((wanted) => respondToPackage(file, wanted, now));
  if (packages.length === 0) return refusal('shipment list contains errors');
  return {
    success: packages.every((each) => each.status === 'Success'),
    package_count: packages.length,
    upload_wbn: `UPL${now.getTime()}`,
    packages,
  };
}

function respondToPackage(file: ShipmentFile, wanted: CreateFields, now: Date) {
  const order = String(wanted.order ?? '');
  const remark = whatIsWrong(file, wanted, order);
  if (remark) return { status: 'Fail', waybill: '', refnum: order, serviceable: false, remarks: [remark] };
  const shipment = toShipment(file, wanted, now);
  file.add(shipment);
  return {
    status: 'Success',
    waybill: shipment.waybill,
    refnum: order,
    serviceable: true,
    payment: wanted.payment_mode === 'Pickup' ? 'Pickup' : shipment.cashRupees > 0 ? 'COD' : 'Pre-paid',
    cod_amount: shipment.cashRupees,
    remarks: [''],
  };
}

function whatIsWrong(file: ShipmentFile, wanted: CreateFields, order: string): string | null {
  const missing = ['order', 'name', 'phone', 'add', 'pin', 'payment_mode'].find((field) => !wanted[field]);
  if (missing) return `${missing} is a mandatory field`;
  if (file.find({ order })) return 'Duplicate order id';
  if (!/^[1-8]\d{5}$/.test(String(wanted.pin))) return 'Pincode is not serviceable';
  return null;
}

function toShipment(file: ShipmentFile, wanted: CreateFields, now: Date): SimulatedShipment {
  const isReturn = wanted.payment_mode === 'Pickup';
  return {
    waybill: nextWaybill(file, now),
    order: String(wanted.order),
    cashRupees: Number(wanted.cod_amount ?? 0),
    city: String(wanted.city ?? ''),
    scans: [
      {
        status: isReturn ? 'Open' : 'Manifested',
        type: isReturn ? 'PP' : 'UD',
        code: 'X-UCI',
        at: now.toISOString(),
        place: 'Seller',
        instructions: 'Manifest uploaded',
      },
    ],
  };
}

/** Waybills come from the time, since the file may be lost or restored without its newest parcels. */
function nextWaybill(file: ShipmentFile, now: Date): string {
  const last = Number(file.all().at(-1)?.waybill ?? 0);
  return String(Math.max(84_000_000_000_000 + now.getTime(), last + 1));
}

function refusal(rmk: string): object {
  return { success: false, error: true, package_count: 0, packages: [], rmk };
}

function readData(text: string): { shipments?: CreateFields[]; pickup_location?: { name?: string } } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
