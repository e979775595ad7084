import type { ShipmentRequest } from '../courier.ts';

/** Shipments stored before November 2026 name the recipient's phone `mobileNumber`. */
export type StoredRequest = Omit<ShipmentRequest, 'recipient'> & {
  recipient: ShipmentRequest['recipient'] & { mobileNumber?: string };
};

/** Reads a request stored by this or an older version of the shop. */
export function readRequest({ recipient: stored, ...request }: StoredRequest): ShipmentRequest {
  const { mobileNumber = '', ...recipient } = stored;
  return { ...request, recipient: { ...recipient, phone: recipient.phone ?? mobileNumber } };
}
