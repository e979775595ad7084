import type { z } from 'zod';
import { CourierBusy, CourierTrouble, CourierUnreachable } from '../../courier.ts';
import type { CancelResponse, Courier, ShipmentResponse, ShipmentRequest, Track } from '../../courier.ts';
import { requestOutside, OutsideTrouble } from '#platform/server/request-outside.ts';
import { readRetryAfter } from '../retry-after.ts';
import {
  createResponse,
  editResponse,
  packagesResponse,
  toCreateData,
  toTracks,
} from './delhivery-messages.ts';
import type { Sender } from './delhivery-messages.ts';

type Account = { url: string; token: string; sender: Sender };
type Patience = { withinMilliseconds?: number };

/** Opens Delhivery, or another courier with its protocol, at `url`. The order id is the reference there. */
export function openDelhivery(account: Account): Courier {
  return {
    createShipment: (request, patience) => createShipment(account, request, patience),
    findShipment: (orderId, patience) => findPackage(account, orderId, patience),
    track: (waybills) => trackPackages(account, waybills),
    cancelShipment: (waybill) => cancelShipment(account, waybill),
  };
}

async function createShipment(
  account: Account,
  request: ShipmentRequest,
  patience?: Patience,
): Promise<ShipmentResponse> {
  const data = JSON.stringify(toCreateData(request, account.sender));
  const response = await ask(account, createResponse, {
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
  const response = await ask(account, packagesResponse, {
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
  const response = await ask(account, editResponse, {
    path: '/api/p/edit',
    body: JSON.stringify({ waybill, cancellation: 'true' }),
    contentType: 'application/json',
  });
  const remarks = [response.remark, response.error, response.rmk].filter(Boolean).join('; ');
  if (/^true$/i.test(String(response.status)) || /already.*cancell?ed/i.test(remarks))
    return { outcome: 'cancelled' };
  if (/cannot|can not|can't|not (allowed|found)|no such|invalid waybill/i.test(remarks))
    return { outcome: 'refused', remarks };
  throw new CourierTrouble(remarks || 'The courier did not say whether it cancelled.');
}

type Question = { path: string; body?: string; contentType?: string; patience?: Patience };

async function ask<T extends z.ZodType>(
  account: Account,
  shape: T,
  { path, body, contentType = 'application/x-www-form-urlencoded', patience }: Question,
): Promise<z.infer<T>> {
  const headers: Record<string, string> = {
    Authorization: `Token ${account.token}`,
    Accept: 'application/json',
  };
  if (body !== undefined) headers['Content-Type'] = contentType;
  const {
    status,
    text,
    headers: heard,
  } = await requestOutside({
    url: new URL(path, account.url),
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body,
    wholeMilliseconds: patience?.withinMilliseconds ?? 10_000,
  }).catch((error: unknown) => {
    throw error instanceof OutsideTrouble ? new CourierUnreachable(error.message, { cause: error }) : error;
  });
  if (status !== 200) throw troubleOf(status, readRetryAfter(heard['retry-after']));
  const parsed = shape.safeParse(text.startsWith('<?xml') ? readFlatXml(text) : readJson(text));
  if (!parsed.success) throw new CourierUnreachable('The courier answered in a form nobody knows.');
  return parsed.data;
}

/** Only these two statuses mean by Retry-After that the courier is overloaded. */
function troubleOf(status: number, retryAfterMs: number | null): CourierUnreachable {
  const message = `The courier answered with status ${status}.`;
  const isBusy = retryAfterMs !== null && (status === 429 || status === 503);
  return isBusy ? new CourierBusy(message, retryAfterMs) : new CourierUnreachable(message);
}

/** Delhivery confirms an edit in XML, whatever Accept says: one level of elements with text. */
function readFlatXml(text: string): unknown {
  const elements = [...text.matchAll(/<(\w+)>([^<]*)<\/\1>/g)];
  return elements.length === 0
    ? undefined
    : Object.fromEntries(elements.map(([, name, value]) => [name, value]));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
