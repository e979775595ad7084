import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readShopConfig } from '#server/config.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { Parcel } from '#shop/fulfilment/admin/packing.ts';
import { drawDocuments } from '#shop/fulfilment/admin/server/documents/draw-documents.ts';
import { makeParcel } from '#shop/fulfilment/admin/server/testing.ts';
import { sellerOf } from '#shop/invoices/server/settings.ts';
import { readPdf } from '#shop/invoices/server/testing.ts';
import { openStaffApi, shopUrl } from '../testing.ts';

const { api, db, call, lines } = await openStaffApi();
const { token } = await makeStaff(db, 'packer');
const seller = sellerOf(readShopConfig({}));
const sender = { shopName: 'Aranya', name: 'Aranya Herbals', address: 'Bengaluru' };

it('a packer packs a parcel by waybill, takes it back, and sees no phone or address', async () => {
  const { waybill, orderNumber } = await makeParcel(db);
  const found = await call(token, 'GET', `packing/parcels/${waybill}`);
  const { items } = found.body as unknown as Parcel;
  const wanted = items.map(({ orderLineId, productId, units }) => ({ orderLineId, productId, units }));
  const packed = await call(token, 'POST', `packing/parcels/${orderNumber}/pack`, { items: wanted });
  expect(packed).toMatchObject({ status: 200, body: { orderNumber, isPacked: true } });
  const undone = await call(token, 'POST', `packing/parcels/${orderNumber}/undo`);
  expect(undone).toMatchObject({ status: 200, body: { isPacked: false } });
  const listed = await call(token, 'GET', 'packing/parcels');
  const row = { orderNumber, waybill, packs: 2, customerName: 'Meera Iyer' };
  expect(listed.body.rows).toContainEqual(expect.objectContaining(row));
  const seen = JSON.stringify([found, packed, undone, listed]);
  expect(seen).not.toMatch(/98765|Temple|Malleshwaram/);
  expect(JSON.stringify([found, packed, undone])).not.toContain('Meera');
});

it('labels come as a file, and the access is logged without the customer', async () => {
  const { orderNumber } = await makeParcel(db);
  const id = randomUUID();
  const body = { id, kind: 'labels', orders: { ids: [orderNumber] } };
  const asked = await call(token, 'POST', 'parcel-papers', body);
  expect(asked).toMatchObject({ status: 200, body: { state: 'waiting', done: 0, total: 1 } });
  await drawDocuments(db, { id, sender, seller });
  expect((await call(token, 'GET', `parcel-papers/${id}`)).body).toMatchObject({ state: 'done', done: 1 });
  lines.splice(0);
  const file = await api.request(`${shopUrl}/api/admin/parcel-papers/${id}/file.pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(await readPdf(await file.arrayBuffer())).toContain('Meera Iyer');
  expect(lines.join('')).toContain('personal_data_read');
  expect(lines.join('')).not.toMatch(/Meera|98765/);
});

it('refuses more than 200 orders at once', async () => {
  const ids = Array.from({ length: 201 }, (_, at) => `AR-${at}`);
  const asked = await call(token, 'POST', 'parcel-papers', {
    id: randomUUID(),
    kind: 'labels',
    orders: { ids },
  });
  expect(asked.status).toBe(400);
});
