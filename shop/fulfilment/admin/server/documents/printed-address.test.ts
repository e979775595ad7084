import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { WireAddress } from '#shop/addresses/contract.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { editOrder } from '#shop/checkout/admin/server/edit-order.ts';
import { changeOwnAddress, readOwnAddress } from '#shop/checkout/server/edit/change-own-address.ts';
import { recordsOf } from '#shop/orders/server/testing.ts';
import { openManual } from '#shop/shipping/couriers/manual/open-manual.ts';
import { editParcel } from '#shop/shipping/server/shipments/edit-parcel.ts';
import { writeShiprocketFile } from '../booking-file/write-booking-file.ts';
import { findParcel } from '../packing/find-parcel.ts';
import { packParcel } from '../packing/pack-parcel.ts';
import { makeHandParcel } from '../testing.ts';
import { requestDocuments } from './request-documents.ts';

const { db, url } = await testDatabase();
const { userId: packer } = await makeStaff(db, 'packer');
const dispatch = { PICKUP_PINCODE: '560001', DISPATCH_CUTOFF_HOUR: 14 };
const staff = { userId: packer, namesOf: async () => new Map<number, string>() };

beforeAll(async () => {
  const { close } = await openQueue(url, silentLog, { runs: false });
  return close;
});

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

async function handParcel() {
  const product = await makeProduct(db);
  await db.update(products).set({ weightGrams: 250 }).where(eq(products.id, product.id));
  const parcel = await makeHandParcel(db, { skus: [[String(product.id), 1]] });
  const { userId, orderNumber, orderId, email } = parcel;
  const shown = await readOwnAddress(db, { userId, orderNumber });
  const ids = { ids: [orderNumber] };
  return {
    ...parcel,
    mayChange: async () => (await readOwnAddress(db, { userId, orderNumber })).mayChange,
    move: (name: string, version = shown.version) =>
      outcome(
        changeOwnAddress(db, {
          userId,
          orderNumber,
          version,
          dispatch,
          address: { ...shown.address, customerName: name } as WireAddress,
        }),
      ),
    edit: (name: string) =>
      outcome(editOrder(db, { orderNumber, version: shown.version, fields: { name }, dispatch, by: staff })),
    print: () =>
      outcome(requestDocuments(db, { id: randomUUID(), kind: 'labels', orders: ids, authorId: packer })),
    book: () =>
      outcome(
        writeShiprocketFile(db, {
          orders: ids,
          box: { lengthCm: 20, breadthCm: 15, heightCm: 10 },
          spareGrams: null,
          userId: packer,
        }),
      ),
    pack: async () => {
      const { revision } = (await recordsOf(db, orderId)).shipments[0]!;
      await editParcel(db, openManual(), { orderId, revision: revision - 1 });
      const couriers = { COURIER: 'manual' } as const;
      const packing = findParcel(db, { code: orderNumber, couriers }).then(({ items }) =>
        packParcel(db, { orderNumber, items, authorId: packer, couriers }),
      );
      return outcome(packing);
    },
    /** The name of the order, of the parcel, and in the last email of a change. */
    names: async () => {
      const { order, shipments } = await recordsOf(db, orderId);
      const emails = await queuedEmails(db, email);
      const told = emails.findLast(({ template }) => template === 'order-changed')?.data.name;
      return [order!.address.name, shipments[0]!.request.recipient.name, told];
    },
  };
}

describe('the address of a parcel sent by hand', () => {
  it.each(['print', 'book'] as const)(
    'stays for its customer after the shop made a document: %s',
    async (act) => {
      const parcel = await handParcel();
      expect(await parcel.mayChange()).toBe(true);
      expect(await parcel[act]()).toBe('done');
      expect(await parcel.mayChange()).toBe(false);
      expect(await parcel.move('Lata Rao')).toBe('too_late_to_edit');
      expect(await parcel.pack()).toBe('done');
    },
  );

  it.each(['print', 'book'] as const)(
    'changed by staff after a document asks for a new one: %s',
    async (act) => {
      const parcel = await handParcel();
      await parcel[act]();
      expect(await parcel.edit('Lata Rao')).toBe('done');
      expect(await parcel.pack()).toBe('old_paper');
      expect(await parcel[act]()).toBe('done');
      expect(await parcel.pack()).toBe('done');
      expect(await parcel.names()).toEqual(['Lata Rao', 'Lata Rao', 'Lata Rao']);
    },
  );

  it.each(['print', 'book'] as const)('agrees with the document of the same moment: %s', async (act) => {
    for (let round = 0; round < 4; round += 1) {
      const parcel = await handParcel();
      const [moved, made] = await Promise.all([parcel.move('Lata Rao'), parcel[act]()]);
      expect(['done', 'too_late_to_edit']).toContain(moved);
      expect(['done', 'address_changed']).toContain(made);
      const [name, onParcel] = await parcel.names();
      expect([name === 'Lata Rao', onParcel]).toEqual([moved === 'done', name]);
      if (made === 'done') expect(await parcel.pack()).toBe('done');
    }
  });

  it('takes one of two changes of the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const parcel = await handParcel();
      const moved = await Promise.all([parcel.move('Lata Rao'), parcel.move('Uma Rao')]);
      expect(moved.toSorted()).toEqual(['done', 'order_changed']);
      const name = moved[0] === 'done' ? 'Lata Rao' : 'Uma Rao';
      expect(await parcel.names()).toEqual([name, name, name]);
    }
  });
});
