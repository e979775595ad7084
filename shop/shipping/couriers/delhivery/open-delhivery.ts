import { CourierTrouble } from '../../courier.ts';
import type {
  CancelResponse,
  Courier,
  RedeliveryAct,
  RedeliveryResponse,
  PickupRequest,
  PickupResponse,
  ShipmentResponse,
  ShipmentRequest,
  Track,
} from '../../courier.ts';
import { editPackage } from './edit-package.ts';
import { type Account as Access, askDelhivery, type Patience } from './ask-delhivery.ts';
import { checkRedelivery, redeliverPackage } from './redeliver-package.ts';
import {
  createResponse,
  editResponse,
  packagesResponse,
  pickupResponse,
  toCreateData,
  toPickup,
  toTracks,
} from './messages.ts';
import type { Direction, Sender } from './messages.ts';

type Account = Access & { sender: Sender };

/** Opens Delhivery, or another courier with its protocol, at `url`. The order id is the reference there. */
export function openDelhivery(account: Account): Courier {
  return {
    createShipment: (request, patience) => createShipment(account, request, patience),
    findShipment: (orderId, patience) => findPackage(account, orderId, patience),
    track: (waybills) => trackPackages(account, waybills),
    cancelShipment: (waybill) => cancelShipment(account, waybill),
    edit: (waybill, change) => editPackage(account, waybill, change),
    redeliver: (waybill, act) => redeliver(account, waybill, act),
    checkRedelivery: (waybill, reference) => checkRedelivery(account, { waybill, reference }),
    fetchReturn: (request) => createShipment(account, request, undefined, 'return'),
    requestPickup: (request) => requestPickup(account, request),
  };
}

async function createShipment(
  account: Account,
  request: ShipmentRequest,
  patience?: Patience,
  direction: Direction = 'delivery',
): Promise<ShipmentResponse> {
  const data = JSON.stringify(toCreateData(request, account.sender, direction));
  const response = await askDelhivery(account, createResponse, {
    path: '/api/cmu/create.json',
    body: new URLSearchParams({ format: 'json', data }).toString(),
    patience,
  });
  const made = response.packages?.find(({ refnum }) => !refnum || refnum === request.orderId);
  if (made?.status === 'Success' && made.waybill) return { outcome: 'created', waybill: made.waybill };
  const remarks = [made?.remarks ?? [], response.rmk ?? []].flat().filter(Boolean).join('; ');
  if (/duplicate order/i.test(remarks)) return readBack(account, request.orderId, patience);
  if (isFinal(remarks)) return { outcome: 'refused', remarks };
  throw new CourierTrouble(remarks || 'The courier answered without a waybill or a remark.');
}

async function readBack(account: Account, orderId: string, patience?: Patience): Promise<ShipmentResponse> {
  const found = await findPackage(account, orderId, patience);
  if (!found) throw new CourierTrouble('The courier names a duplicate order but does not find it.');
  return { outcome: 'created', waybill: found.waybill };
}

/** A refused address is final; other remarks may pass on a later try. */
function isFinal(remarks: string): boolean {
  return /serviceab|(don['’]?t|do not) service|invalid (pin|phone|address|consignee)|(pin( ?code)?|phone( number)?|address) (is )?invalid/i.test(
    remarks,
  );
}

async function findPackage(
  account: Account,
  orderId: string,
  patience?: Patience,
): Promise<{ waybill: string } | null> {
  const packages = await askPackages(account, { ref_ids: orderId }, patience);
  const found = packages?.find(({ order }) => order === orderId);
  return found ? { waybill: found.waybill } : null;
}

/** An unknown waybill may spoil the whole response, so the halves are requested again. */
async function trackPackages(account: Account, waybills: string[]): Promise<Track[]> {
  if (waybills.length === 0) return [];
  const packages = await askPackages(account, { waybill: waybills.join(',') });
  if (packages)
    return packages
      .filter(({ waybill }) => waybills.includes(waybill))
      .map(({ waybill, scans }) => ({ waybill, scans }));
  if (waybills.length === 1) return [];
  const middle = Math.ceil(waybills.length / 2);
  return [
    ...(await trackPackages(account, waybills.slice(0, middle))),
    ...(await trackPackages(account, waybills.slice(middle))),
  ];
}

/** Null when the courier knows none of them. */
async function askPackages(account: Account, asked: Record<string, string>, patience?: Patience) {
  const response = await askDelhivery(account, packagesResponse, {
    path: `/api/v1/packages/json/?${new URLSearchParams(asked).toString().replaceAll('%2C', ',')}`,
    patience,
  });
  if (response.ShipmentData) return toTracks(response);
  if (response.Error && !/no such waybill or order id/i.test(response.Error))
    throw new CourierTrouble(response.Error);
  return null;
}

/** Delhivery refuses to cancel twice, which counts as success. */
async function cancelShipment(account: Account, waybill: string): Promise<CancelResponse> {
  const response = await askDelhivery(account, editResponse, {
    path: '/api/p/edit',
    body: JSON.stringify({ waybill, cancellation: 'true' }),
    contentType: 'application/json',
  });
  const remarks = [response.remark, response.error, response.rmk].filter(Boolean).join('; ');
  if (/^true$/i.test(String(response.status)) || /already.{0,200}cancell?ed/i.test(remarks))
    return { outcome: 'cancelled' };
  if (/cannot|can not|can't|not (allowed|found)|no such|invalid waybill/i.test(remarks))
    return { outcome: 'refused', remarks };
  throw new CourierTrouble(remarks || 'The courier did not say whether it cancelled.');
}

/** Delhivery has no act to give up. A cancellation of a pending parcel sends it back. */
async function redeliver(account: Account, waybill: string, act: RedeliveryAct): Promise<RedeliveryResponse> {
  if (act.act !== 'give_up') return redeliverPackage(account, waybill, act);
  const response = await cancelShipment(account, waybill);
  return response.outcome === 'cancelled' ? { outcome: 'accepted' } : response;
}

/** Delhivery keeps one open request a place and day, and names it when it is asked again. */
async function requestPickup(account: Account, request: PickupRequest): Promise<PickupResponse> {
  const response = await askDelhivery(account, pickupResponse, {
    path: '/fm/request/new/',
    body: JSON.stringify(toPickup(request)),
    contentType: 'application/json',
    refusalStatus: 400,
  });
  if (response.pickup_id) return { outcome: 'requested', number: String(response.pickup_id) };
  const { error, prepaid } = response;
  const remarks = [typeof error === 'string' ? error : error?.message, prepaid].filter(Boolean).join('; ');
  if (response.pr_exist || /already exist/i.test(remarks)) return { outcome: 'requested', number: '' };
  if (remarks) return { outcome: 'refused', remarks };
  throw new CourierTrouble('The courier did not say whether it sends a rider.');
}
