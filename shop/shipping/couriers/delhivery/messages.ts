import { z } from 'zod';
import { readIndianTime } from '#platform/india-time.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { parcelAddress, parcelText } from '#shop/addresses/parcel-text.ts';
import type { PickupRequest, Scan, ShipmentRequest, Track } from '../../courier.ts';
import { eventOf } from './scan-events.ts';

export type Sender = { pickupLocation: string; sellerName: string; hsnCode?: string; gstin?: string };

/** A return is fetched from the recipient and brought to the pickup location. */
export type Direction = 'delivery' | 'return';

/** Response of `create.json`: packages, or none and a remark. Both come with HTTP 200. */
export const createResponse = z.object({
  success: z.boolean().optional(),
  rmk: z.string().nullish(),
  packages: z
    .array(
      z.object({
        status: z.string(),
        waybill: z.string().nullish(),
        refnum: z.string().nullish(),
        remarks: z.union([z.array(z.string().nullable()), z.string()]).nullish(),
      }),
    )
    .nullish(),
});

const said = z.string().nullish();

const scanDetail = z.object({
  Scan: said,
  ScanType: said,
  ScanDateTime: said,
  ScannedLocation: said,
  Instructions: said,
  StatusCode: said,
});

const statusBlock = z.object({
  Status: z.string(),
  StatusType: said,
  StatusDateTime: said,
  StatusLocation: said,
  Instructions: said,
  StatusCode: said,
});

/** Response of `packages/json/`: shipments, or an error text. Scans may be missing; the status is the newest one. */
export const packagesResponse = z.object({
  Error: said,
  ShipmentData: z
    .array(
      z.object({
        Shipment: z.object({
          AWB: z.string(),
          ReferenceNo: said,
          Status: statusBlock,
          Scans: z.array(z.object({ ScanDetail: scanDetail })).nullish(),
        }),
      }),
    )
    .nullish(),
});

/** Response of `p/edit` to a cancellation or a change. Its status is a boolean or text. */
export const editResponse = z.object({
  status: z.union([z.boolean(), z.string()]).nullish(),
  remark: z.string().nullish(),
  error: z.string().nullish(),
  rmk: z.string().nullish(),
});

/** Response of `fm/request/new/`: the pickup, or an error. An open request of the place and day is `pr_exist`. */
export const pickupResponse = z.object({
  pickup_id: z.union([z.number(), z.string()]).nullish(),
  pr_exist: z.boolean().nullish(),
  error: z.union([z.string(), z.object({ message: z.string().nullish() })]).nullish(),
  prepaid: z.string().nullish(),
});

/** Returns the body of `fm/request/new/`. */
export function toPickup({ place, day, time, parcels }: PickupRequest): object {
  return {
    pickup_location: place,
    pickup_date: day,
    pickup_time: `${time}:00`,
    expected_package_count: parcels,
  };
}

/** Returns the `data` of `create.json`. Missing values come from settings and typical parcels. */
export function toCreateData(
  request: ShipmentRequest,
  sender: Sender,
  direction: Direction = 'delivery',
): object {
  const { items } = request;
  const recipient = parcelAddress(request.recipient);
  const shipment = {
    order: request.orderId,
    order_date: request.placedAt,
    seller_inv: request.orderNumber,
    name: recipient.name,
    phone: recipient.phone,
    add: recipient.addressLine,
    city: recipient.city,
    state: recipient.state,
    country: recipient.country,
    pin: recipient.pincode,
    address_type: 'home',
    ...paymentFields(request, direction),
    products_desc: contentsOf(items),
    quantity: String(sum(items.map((item) => item.quantity))),
    weight: parcelGramsOf(items),
    shipment_length: 22,
    shipment_width: 16,
    shipment_height: 10,
    hsn_code: sender.hsnCode ?? ayurvedicMedicines,
    seller_name: parcelText(sender.sellerName),
    seller_gst_tin: sender.gstin ?? '',
    shipping_mode: 'Surface',
    waybill: '',
  };
  return { shipments: [shipment], pickup_location: { name: sender.pickupLocation } };
}

/**
 * Returns how Delhivery names the money of a parcel: `COD` with the cash to collect, or `Prepaid`. `Pickup` turns the way round: the
 * recipient is where the rider goes, and without a return address the pickup location gets the parcel. Amounts in rupees.
 */
function paymentFields({ totalPaise, collectPaise }: ShipmentRequest, direction: Direction) {
  const forward = collectPaise > 0 ? 'COD' : 'Prepaid';
  return {
    payment_mode: direction === 'return' ? 'Pickup' : forward,
    total_amount: totalPaise / 100,
    cod_amount: collectPaise / 100,
  };
}

/** Chapter 30 of the customs tariff: medicaments for retail sale, the usual heading of Ayurvedic goods. */
const ayurvedicMedicines = '30049011';
const boxGrams = 100;
const usualItemGrams = 250;

export function parcelGramsOf(items: ShipmentRequest['items']): number {
  return boxGrams + sum(items.map((item) => (item.weightGrams ?? usualItemGrams) * item.quantity));
}

export function contentsOf(items: ShipmentRequest['items']): string {
  return cutText(parcelText(items.map((item) => `${item.quantity} x ${item.name}`).join(', ')), 500);
}

type Package = Track & { order: string | null };

/** Returns shipments with all scans, the status included, by time and without duplicates. */
export function toTracks(response: z.infer<typeof packagesResponse>): Package[] {
  return (response.ShipmentData ?? []).map(({ Shipment }) => {
    const { AWB, ReferenceNo, Status, Scans } = Shipment;
    const scans = [...(Scans ?? []).map((each) => ofDetail(each.ScanDetail)), ofStatus(Status)];
    const once = new Map(scans.flatMap((scan) => (scan ? [[identityOf(scan), scan]] : [])));
    return {
      waybill: AWB,
      order: ReferenceNo ?? null,
      scans: [...once.values()].toSorted((one, other) => one.at.localeCompare(other.at)),
    };
  });
}

/** Equal moment, place and status make one scan. */
function identityOf({ at, type, code, place, status }: Scan): string {
  return JSON.stringify([at, type, code, place, status]);
}

function ofDetail(detail: z.infer<typeof scanDetail>): Scan | null {
  return toScan({ ...detail, at: detail.ScanDateTime, place: detail.ScannedLocation, type: detail.ScanType });
}

function ofStatus(status: z.infer<typeof statusBlock>): Scan | null {
  const { Status, StatusDateTime, StatusLocation, StatusType } = status;
  return toScan({ ...status, Scan: Status, at: StatusDateTime, place: StatusLocation, type: StatusType });
}

type ScanFields = Partial<
  Record<'Scan' | 'at' | 'place' | 'type' | 'Instructions' | 'StatusCode', string | null>
>;

/** Null without a readable time, since scans are sorted by time. */
function toScan({ Scan: status, at, place, type, Instructions, StatusCode }: ScanFields): Scan | null {
  const moment = readIndianTime((at ?? '').trim().replace(' ', 'T'));
  if (!moment || !status) return null;
  const codes = { type: (type ?? '').toUpperCase(), status, code: StatusCode ?? '' };
  return {
    at: moment.toISOString(),
    ...codes,
    place: place ?? '',
    remarks: Instructions ?? '',
    event: eventOf(codes),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
