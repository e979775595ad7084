import type { ShipmentRequest } from '../courier.ts';

/** Shipments stored before November 2026 name the recipient's phone `mobileNumber`. */
export type StoredRequest = Omit<ShipmentRequest, 'recipient'> & {
  recipient: ShipmentRequest['recipient'] & { mobileNumber?: string };
};

/** Reads a request as it was stored by this version of the shop or an older one. */
export function readRequest({ recipient: stored, ...request }: StoredRequest): ShipmentRequest {
  const { mobileNumber = '', ...recipient } = stored;
  return { ...request, recipient: { ...recipient, phone: recipient.phone ?? mobileNumber } };
}
