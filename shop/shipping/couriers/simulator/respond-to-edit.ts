import type { ShipmentFile, SimulatedShipment } from './shipment-file.ts';

/**
 * Delhivery's response to a change or a cancellation by `POST /api/p/edit`: always HTTP 200, success as XML. A cancelled parcel after
 * a failed try turns round.
 */
export function respondToEdit(file: ShipmentFile, body: string, now: Date): object | string {
  const { waybill, cancellation, cod } = readEdit(body);
  const shipment = waybill ? file.find({ waybill }) : undefined;
  if (!shipment) return { status: false, error: 'No such waybill found' };
  if (shipment.cancelled) return { status: false, waybill, error: 'Shipment is already cancelled' };
  if (cancellation !== 'true') return change(file, shipment, cod);
  const { status, type, code } = shipment.scans.at(-1)!;
  if (status === 'Pending' && code.startsWith('EOD-')) {
    file.addScan(shipment, {
      status: 'In Transit',
      type: 'RT',
      code: 'X-OLL4F',
      at: now.toISOString(),
      place: shipment.city,
      instructions: 'Return as asked by the seller',
    });
    return cancelled(waybill!, shipment.order);
  }
  const isReturn = type === 'PP';
  if (shipment.scans.length > 1 && !isReturn)
    return {
      status: false,
      waybill,
      error: `Shipment cannot be cancelled: ${status}`,
    };
  file.cancel(shipment, {
    status: isReturn ? 'Canceled' : 'Not Picked',
    type: isReturn ? 'CN' : 'UD',
    code: 'DTUP-210',
    at: now.toISOString(),
    place: 'Seller',
    instructions: 'Seller cancelled the order',
  });
  return cancelled(waybill!, shipment.order);
}

/** Only before the pick-up, as a label says the rest. */
function change(file: ShipmentFile, shipment: SimulatedShipment, cod: number | undefined): object | string {
  const { waybill, order, scans } = shipment;
  if (cod === undefined) return { status: false, waybill, error: 'Nothing to edit' };
  if (scans.length > 1)
    return { status: false, waybill, error: `Shipment cannot be edited: ${scans.at(-1)!.status}` };
  file.edit(shipment, cod);
  return done(waybill, order, 'Shipment has been updated.');
}

function cancelled(waybill: string, order: string): string {
  return done(waybill, order, 'Shipment has been cancelled.');
}

function done(waybill: string, order: string, remark: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<root><status>True</status><waybill>${waybill}</waybill><order_id>${order}</order_id><remark>${remark}</remark></root>`;
}

function readEdit(text: string): { waybill?: string; cancellation?: string; cod?: number } {
  try {
    const edit = JSON.parse(text) as { waybill?: unknown; cancellation?: unknown; cod?: unknown };
    return {
      ...(typeof edit.waybill === 'string' ? { waybill: edit.waybill } : {}),
      ...(typeof edit.cancellation === 'string' ? { cancellation: edit.cancellation } : {}),
      ...(typeof edit.cod === 'number' && edit.cod >= 0 ? { cod: edit.cod } : {}),
    };
  } catch {
    return {};
  }
}
