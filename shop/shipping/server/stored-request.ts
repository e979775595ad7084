import type { ShipmentRequest } from '../courier.ts';

/** Shipments stored before November 2026 name the recipient's phone `mobileNumber`, and collect their total. */
export type StoredRequest = Omit<ShipmentRequest, 'recipient' | 'collectPaise'> & {
  collectPaise?: number;
  recipient: ShipmentRequest['recipient'] & { mobileNumber?: string };
};

/** Reads a request stored by this or an older version of the shop. */
export function readRequest({ recipient: stored, ...request }: StoredRequest): ShipmentRequest {
  const { mobileNumber = '', ...recipient } = stored;
  const { collectPaise = request.totalPaise } = request;
  return { ...request, collectPaise, recipient: { ...recipient, phone: recipient.phone ?? mobileNumber } };
}
