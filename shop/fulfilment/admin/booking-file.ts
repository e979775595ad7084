import { z } from 'zod';
import { maxSelected } from '#platform/admin/list.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';

const root = '/api/admin/by-hand/booking-files';

export const portals = {
  shiprocket: { label: 'Shiprocket (CSV)', file: 'shiprocket.csv' },
  'india-post': { label: 'India Post (Excel)', file: 'india-post.xlsx' },
} as const;

export type Portal = keyof typeof portals;

export const portalNames = Object.keys(portals) as [Portal, ...Portal[]];

const centimetres = z.int('Whole centimetres').min(1, 'At least 1 cm').max(200, 'At most 200 cm');
const number = z.string().trim().min(1).max(60);

const body = z.object({
  orders: z.union([
    z.strictObject({ ids: z.array(number).min(1, 'Choose a parcel first').max(maxSelected) }),
    z.strictObject({ matching: z.object({ waybill: z.literal('none').optional() }) }).meta({
      description:
        'The oldest 200 parcels by hand that are not handed over. The header X-Left-Out names those that the portal would refuse.',
    }),
  ]),
  box: z.object({ lengthCm: centimetres, breadthCm: centimetres, heightCm: centimetres }),
  spareGrams: z
    .int('Whole grams')
    .min(1, 'At least 1 g')
    .max(35_000, 'At most 35,000 g')
    .nullable()
    .default(null)
    .meta({ description: 'The weight of a parcel with a product whose weight the shop does not know.' }),
});

export type BookingFileRequest = z.infer<typeof body>;

const shared = {
  who: 'staff',
  tag: 'Staff: parcels by hand',
  method: 'POST',
  body,
  limit: { name: 'booking-files', perUser: 120, perNetwork: 600, windowSeconds: hourSeconds },
  refuses: [400, 404, 409],
} as const;

const shiprocket = defineEndpoint({
  ...shared,
  path: `${root}/shiprocket.csv`,
  summary: 'Up to 200 parcels not yet handed over, in the columns of Shiprocket’s bulk order file',
  media: 'text/csv; charset=utf-8',
  response: z.instanceof(Uint8Array<ArrayBuffer>),
});

const indiaPost = defineEndpoint({
  ...shared,
  path: `${root}/india-post.xlsx`,
  summary: 'Up to 200 parcels not yet handed over, in the sheets of India Post’s bulk booking',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  response: z.instanceof(Uint8Array<ArrayBuffer>),
});

export const endpoints = { shiprocket, 'india-post': indiaPost };

export type LeftOut = {
  leftOut: { orderNumber: string; problem: string }[];
  /** More parcels wait than a file holds. */
  hasMore: boolean;
};

/** The header that says which parcels are not in the file. */
export const leftOutHeader = 'x-left-out';

/** Parcels that the header names, since proxies refuse a long one. */
const maxInHeader = 60;

const headerSchema = z.object({
  count: z.int(),
  hasMore: z.boolean(),
  reasons: z.record(z.string(), z.array(z.string())),
});

/** Writes the header, in ASCII. */
export function writeLeftOut({ leftOut, hasMore }: LeftOut): string {
  const named = Map.groupBy(leftOut.slice(0, maxInHeader), ({ problem }) => problem);
  const reasons = Object.fromEntries(
    [...named].map(([problem, of]) => [problem, of.map(({ orderNumber }) => orderNumber)]),
  );
  const header: z.infer<typeof headerSchema> = { count: leftOut.length, hasMore, reasons };
  return JSON.stringify(header).replaceAll(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Reads the header. Returns null when every parcel is in the file. */
export function readLeftOut(header: string | null): (LeftOut & { count: number }) | null {
  if (header === null) return null;
  const { count, hasMore, reasons } = headerSchema.parse(JSON.parse(header));
  const leftOut = Object.entries(reasons).flatMap(([problem, numbers]) =>
    numbers.map((orderNumber) => ({ orderNumber, problem })),
  );
  return count > 0 || hasMore ? { count, hasMore, leftOut } : null;
}

const maxNamed = 5;

export const refusals = {
  addressChanged: () =>
    new Refusal('address_changed', 409, 'An address has just been changed. Please make the file once more.'),
  nothingToBook: () => new Refusal('nothing_to_book', 409, 'No parcel by hand waits to be handed over.'),
  sender: (problem: string) => new Refusal('sender_incomplete', 409, problem),
  parcels: (problems: LeftOut['leftOut']) =>
    new Refusal(
      'parcels_not_bookable',
      409,
      [
        'The file is not written.',
        ...problems.slice(0, maxNamed).map(({ orderNumber, problem }) => `${orderNumber}: ${problem}`),
        ...(problems.length > maxNamed ? [`And ${problems.length - maxNamed} more.`] : []),
      ].join(' '),
    ),
};
