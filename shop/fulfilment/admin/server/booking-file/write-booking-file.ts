import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import type { SheetData } from 'write-excel-file/node';
import { csvText } from '#platform/server/csv/write-csv.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { PostalAddress } from '#shop/addresses/postal-address.ts';
import { logAccesses } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { keepAddresses } from '#shop/checkout/server/edit/printed-address.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { type BookingFileRequest, type LeftOut, refusals } from '../../booking-file.ts';
import type { BookingSender } from '#shop/shipping/couriers/booking-files/booked-parcel.ts';
import {
  articleRows,
  indiaPostProblem,
  senderProblem,
} from '#shop/shipping/couriers/booking-files/india-post.ts';
import {
  articleColumns,
  informationRows,
  otherAddressColumns,
  pickupColumns,
} from '#shop/shipping/couriers/booking-files/india-post-sheets.ts';
import { shiprocketRows } from '#shop/shipping/couriers/booking-files/shiprocket.ts';
import { readBookedParcels } from './read-booked-parcels.ts';

type Params = BookingFileRequest & { userId: number };

export type BookingFile = { file: Uint8Array<ArrayBuffer> } & LeftOut;

/**
 * Returns parcels in the columns of Shiprocket's bulk order file, as CSV, and logs an access to each (POST
 * /api/admin/by-hand/booking-files/shiprocket.csv). Refuses what `readBookedParcels` refuses.
 */
export async function writeShiprocketFile(db: Db, given: Params): Promise<BookingFile> {
  const { parcels, ...rest } = await readBookedParcels(db, given);
  await noteFile(db, { parcels, userId: given.userId });
  const file = new Uint8Array(Buffer.from(csvText(shiprocketRows(parcels, given.box))));
  return { file, ...rest };
}

/**
 * Returns parcels in the sheets of India Post's bulk booking, as an Excel file, and logs an access to each (POST
 * /api/admin/by-hand/booking-files/india-post.xlsx). Refuses what `readBookedParcels` refuses, and a sender that India Post would refuse (409).
 */
export async function writeIndiaPostFile(
  db: Db,
  { sender, ...given }: Params & { sender: BookingSender },
): Promise<BookingFile> {
  const problem = senderProblem(sender);
  if (problem !== null) throw refusals.sender(problem);
  const { parcels, ...rest } = await readBookedParcels(db, given, indiaPostProblem);
  await noteFile(db, { parcels, userId: given.userId });
  const rows = articleRows(parcels, { sender, box: given.box });
  const sheets: [string, readonly (readonly (string | number | boolean)[])[]][] = [
    ['ArticleDetails', [articleColumns, ...rows]],
    ['PickupAddress', [pickupColumns]],
    ['AltAddress', [otherAddressColumns]],
    ['Information', informationRows],
  ];
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const file = writeExcelFile(sheets.map(([sheet, data]) => ({ sheet, data: cellsOf(data) })));
  return { file: new Uint8Array(await file.toBuffer()), ...rest };
}

/** An empty cell stays empty, so that a reader takes it for no value. */
function cellsOf(rows: readonly (readonly (string | number | boolean)[])[]): SheetData {
  return rows.map((row) => row.map((cell) => (cell === '' ? null : cell)));
}

type Noted = { parcels: { orderId: string; recipient: PostalAddress }[]; userId: number };

/** Logs the accesses. Refuses (409) a file with an address that has just been changed. */
async function noteFile(db: Db, { parcels, userId }: Noted): Promise<void> {
  const orderIds = parcels.map(({ orderId }) => orderId);
  await inTransaction(db, async (tx) => {
    await keepAddresses(tx, { orderIds });
    const kept = await tx
      .select({ id: orders.id, address: orders.address })
      .from(orders)
      .where(inArray(orders.id, orderIds));
    const addresses = new Map(kept.map(({ id, address }) => [id, address]));
    const isOld = parcels.some((one) => !isDeepStrictEqual(addresses.get(one.orderId), one.recipient));
    if (isOld) throw refusals.addressChanged();
    await logAccesses(tx, { orderIds, userId, what: 'booking_file' });
  });
}
