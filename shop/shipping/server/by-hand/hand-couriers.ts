import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { ParcelCourier } from '../../contract.ts';
import { courierWaybill } from '../../couriers/manual/own-number.ts';
import { trackingLink } from '../../couriers/manual/tracking-template.ts';
import { handCouriers, shipments } from '../tables.ts';

export type HandCourier = { name: string; trackUrl: string; isActive: boolean };

export async function listHandCouriers(db: Db): Promise<HandCourier[]> {
  const { name, trackUrl, isActive } = handCouriers;
  return db.select({ name, trackUrl, isActive }).from(handCouriers).orderBy(asc(name));
}

/** Adds a courier by its name, or changes its tracking page and whether staff may choose it. A name never changes, since parcels keep it. */
export async function saveHandCourier(db: Db, courier: HandCourier): Promise<void> {
  const { name, trackUrl, isActive } = courier;
  const known = await db
    .update(handCouriers)
    .set({ trackUrl, isActive })
    .where(sql`lower(${handCouriers.name}) = lower(${name})`)
    .returning({ name: handCouriers.name });
  if (known.length === 0) await db.insert(handCouriers).values(courier);
}

type FileReading = { fileColumns: Record<string, string>; fileWords: Record<string, string> };

/** Returns what staff said last of a courier's file: the columns by their headers, its words by their hash. Empty before the first file. */
export async function readFileReading(db: Db, { name }: { name: string }): Promise<FileReading> {
  const { fileColumns, fileWords } = handCouriers;
  const [courier] = await db
    .select({ fileColumns, fileWords })
    .from(handCouriers)
    .where(sql`lower(${handCouriers.name}) = lower(${name})`);
  return courier ?? { fileColumns: {}, fileWords: {} };
}

/** Keeps what the columns of a courier's file hold, and what staff said of its words. */
export async function keepFileReading(
  db: Db,
  { name, fileColumns, fileWords }: FileReading & { name: string },
): Promise<void> {
  const words = sql`${handCouriers.fileWords} || ${JSON.stringify(fileWords)}::jsonb`;
  await db.update(handCouriers).set({ fileColumns, fileWords: words }).where(eq(handCouriers.name, name));
}

/** Returns who carries the parcel of an order sent by hand, for its customer. Null without a named courier. */
export async function findParcelCourier(
  db: Db,
  { orderId }: { orderId: string },
): Promise<ParcelCourier | null> {
  const [row] = await db
    .select({ name: shipments.handCourier, waybill: shipments.waybill, trackUrl: handCouriers.trackUrl })
    .from(shipments)
    .leftJoin(handCouriers, eq(handCouriers.name, shipments.handCourier))
    .where(eq(shipments.orderId, orderId));
  if (!row?.name) return null;
  return { name: row.name, url: trackingLink(row.trackUrl ?? '', courierWaybill(row.waybill)) };
}
