import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

export type SimulatedScan = {
  status: string;
  type: string;
  code: string;
  /** ISO time, UTC. Responses use Indian time. */
  at: string;
  place: string;
  instructions: string;
};

export type SimulatedShipment = {
  waybill: string;
  order: string;
  cashRupees: number;
  city: string;
  cancelled?: boolean;
  /** A day in India, asked for after a failed try. */
  deferredDate?: string;
  updates?: SimulatedUpdate[];
  scans: SimulatedScan[];
};

/** An act after a failed try. `message` says why it was refused. */
export type SimulatedUpdate = { requestId: string; act: string; message: string | null };

/** The simulator's shipments, in a file that is written before each response. */
export function openShipmentFile(file: string) {
  const shipments: SimulatedShipment[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  mkdirSync(dirname(file), { recursive: true });
  return {
    all: (): readonly SimulatedShipment[] => shipments,
    find: ({ waybill, order }: { waybill?: string; order?: string }) =>
      shipments.find((each) => each.waybill === waybill || each.order === order),
    add(shipment: SimulatedShipment) {
      shipments.push(shipment);
      save(file, shipments);
    },
    cancel(shipment: SimulatedShipment, scan: SimulatedScan) {
      shipment.cancelled = true;
      shipment.scans.push(scan);
      save(file, shipments);
    },
    /** Changes the cash of a parcel. Name, phone and address are not kept. */
    edit(shipment: SimulatedShipment, cashRupees: number) {
      shipment.cashRupees = cashRupees;
      save(file, shipments);
    },
    keepUpdate(shipment: SimulatedShipment, update: SimulatedUpdate, deferredDate?: string) {
      shipment.updates = [...(shipment.updates ?? []), update];
      if (deferredDate) shipment.deferredDate = deferredDate;
      save(file, shipments);
    },
    /** Keeps scans sorted by time. */
    addScan(shipment: SimulatedShipment, scan: SimulatedScan) {
      shipment.scans.push(scan);
      shipment.scans.sort((one, other) => one.at.localeCompare(other.at));
      save(file, shipments);
    },
  };
}

export type ShipmentFile = ReturnType<typeof openShipmentFile>;

function save(file: string, shipments: SimulatedShipment[]): void {
  const half = `${file}.new`;
  const handle = openSync(half, 'w');
  writeSync(handle, JSON.stringify(shipments));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(half, file);
}
