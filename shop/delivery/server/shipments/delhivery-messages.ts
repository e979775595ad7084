import { z } from 'zod';
import type { ShipmentRequest, Track } from '../../courier.ts';

export type Sender = { pickupLocation: string; sellerName: string; hsnCode?: string; gstin?: string };

/** What `create.json` answers: packages, or none and a remark at the top. Both come with HTTP 200. */
export const createAnswer = z.object({
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

const moment = z.string().nullish();

/** What `packages/json/` answers: shipments, or an error in words. */
export const packagesAnswer = z.object({
  Error: z.string().nullish(),
  ShipmentData: z
    .array(
      z.object({
        Shipment: z.object({
          AWB: z.string(),
          ReferenceNo: z.string().nullish(),
          Status: z.object({ Status: z.string(), StatusDateTime: moment }),
          Scans: z
            .array(
              z.object({
                ScanDetail: z.object({
                  Scan: z.string(),
                  ScanDateTime: moment,
                  ScannedLocation: z.string().nullish(),
                  Instructions: z.string().nullish(),
                }),
              }),
            )
            .nullish(),
        }),
      }),
    )
    .nullish(),
});

/** What `p/edit` answers about a cancellation: its status comes as a boolean or as text. */
export const editAnswer = z.object({
  status: z.union([z.boolean(), z.string()]).nullish(),
  remark: z.string().nullish(),
  error: z.string().nullish(),
  rmk: z.string().nullish(),
});

/** The `data` of `create.json`. What an order does not hold comes from the settings and from usual parcels. */
export function toCreateData(request: ShipmentRequest, sender: Sender): object {
  const { recipient, items } = request;
  const rupees = request.totalPaise / 100;
  const shipment = {
    order: request.orderId,
    order_date: request.placedAt,
    seller_inv: request.orderNumber,
    name: plain(recipient.name),
    phone: recipient.mobileNumber,
    add: plain(recipient.addressLine),
    city: plain(recipient.city),
    state: plain(recipient.state),
    country: recipient.country,
    pin: recipient.pincode,
    address_type: 'home',
    payment_mode: request.paymentMode,
    total_amount: rupees,
    cod_amount: rupees,
    products_desc: plain(items.map((item) => `${item.quantity} x ${item.name}`).join(', ')).slice(0, 500),
    quantity: String(sum(items.map((item) => item.quantity))),
    weight: parcelGramsOf(request),
    shipment_length: 22,
    shipment_width: 16,
    shipment_height: 10,
    hsn_code: sender.hsnCode ?? ayurvedicMedicines,
    seller_name: plain(sender.sellerName),
    seller_gst_tin: sender.gstin ?? '',
    shipping_mode: 'Surface',
    waybill: '',
  };
  return { shipments: [shipment], pickup_location: { name: sender.pickupLocation } };
}

/** Chapter 30 of the customs tariff: medicaments for retail sale, the usual heading of Ayurvedic goods. */
const ayurvedicMedicines = '30049011';
const boxGrams = 100;
const usualItemGrams = 250;

function parcelGramsOf({ items }: ShipmentRequest): number {
  return boxGrams + sum(items.map((item) => (item.weightGrams ?? usualItemGrams) * item.quantity));
}

/** The shipment of the order or waybill asked for; an answer about another one counts as none. */
export function toTrack(
  answer: z.infer<typeof packagesAnswer>,
  asked: { waybill?: string; orderId?: string },
): Track | null {
  const shipment = answer.ShipmentData?.map((each) => each.Shipment).find(
    (each) =>
      each.AWB === asked.waybill || (asked.orderId !== undefined && each.ReferenceNo === asked.orderId),
  );
  if (!shipment) return null;
  const scans = (shipment.Scans ?? []).map(({ ScanDetail }) => ({
    status: ScanDetail.Scan,
    at: ScanDetail.ScanDateTime ?? '',
    place: ScanDetail.ScannedLocation ?? '',
    remarks: ScanDetail.Instructions ?? '',
  }));
  return { waybill: shipment.AWB, status: shipment.Status.Status, scans };
}

/** Delhivery asks for none of these characters in a text. */
function plain(text: string): string {
  return text
    .replaceAll(/[&#%;\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
