import { addDays, dayOf } from '#platform/india-time.ts';
import { lastScan } from './advance-shipments.ts';
import type { ShipmentFile, SimulatedShipment } from './shipment-file.ts';

type Update = { waybill?: string; act?: string; action_data?: { deferred_date?: string } };

/** Delhivery keeps a parcel for six days after its first failed try. */
const keptDays = 6;

/** Delhivery's response to `POST /api/p/update`: the number of the request. It decides about each parcel later. */
export function respondToUpdate(file: ShipmentFile, body: string, now: Date): object {
  const [update] = readUpdates(body);
  const shipment = update?.waybill ? file.find({ waybill: update.waybill }) : undefined;
  if (!update?.act || !shipment) return { error: 'No such waybill found' };
  const requestId = `UPL${now.getTime()}${file.all().indexOf(shipment)}`;
  const message = whatIsWrong(shipment, update);
  const deferredDate = update.act === 'DEFER_DLV' && !message ? update.action_data?.deferred_date : undefined;
  file.keepUpdate(shipment, { requestId, act: update.act, message }, deferredDate);
  return { request_id: requestId, message: 'NDR update request received' };
}

/** Delhivery's response to `GET /api/cmu/get_bulk_upl/<number>?verbose=true`. */
export function respondToResult(file: ShipmentFile, requestId: string): object {
  const shipment = file.all().find(({ updates }) => updates?.some((each) => each.requestId === requestId));
  const update = shipment?.updates?.find((each) => each.requestId === requestId);
  if (!shipment || !update) return { status: 'Failure', remark: 'No such request found' };
  const { act: action, message } = update;
  const { waybill } = shipment;
  return {
    status: message ? 'Failure' : 'Success',
    remark: message ? 'Zero waybills affected' : '',
    failed_wbns: message ? [{ action, waybill, message }] : [],
    success_wbns: message ? [] : [{ action, waybill }],
    request_id: requestId,
  };
}

function whatIsWrong(shipment: SimulatedShipment, { act, action_data }: Update): string | null {
  const { status, type, code } = lastScan(shipment);
  const isPending = type === 'UD' && status === 'Pending' && code.startsWith('EOD-');
  if (!isPending) return `${act} is not allowed as package should be in pending status`;
  if (act === 'EDIT_DETAILS' || act === 'RE-ATTEMPT') return null;
  if (act !== 'DEFER_DLV') return `${act} is not a valid action`;
  const first = shipment.scans.find((scan) => scan.code.startsWith('EOD-'))!;
  const until = addDays(dayOf(new Date(first.at)), keptDays);
  const day = action_data?.deferred_date ?? '';
  return day && day <= until ? null : `Deferred date should be at most ${until}`;
}

function readUpdates(text: string): Update[] {
  try {
    const { data } = JSON.parse(text) as { data?: Update[] };
    return Array.isArray(data) ? data : [];
  } catch {
    return [];
  }
}
