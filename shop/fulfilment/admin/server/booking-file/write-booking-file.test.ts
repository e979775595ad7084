// §9 a file for the bulk booking of a portal leaves parcels out that the portal would refuse, and names each with the reason
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { addressLines, collectsWholeRupees } from '#shop/shipping/couriers/booking-files/india-post.ts';
import { shiprocketColumns } from '#shop/shipping/couriers/booking-files/shiprocket.ts';
import { makeHandParcel, makeParcel } from '../testing.ts';
import * as files from './write-booking-file.ts';

const { db } = await testDatabase();
const { userId } = await makeStaff(db, 'packer');
const box = { lengthCm: 20, breadthCm: 15, heightCm: 10 };
const sender = {
  name: 'Sita Woods',
  address: '4 Temple Road, Channapatna 562160',
  city: 'Ramanagara',
  state: 'Karnataka',
  pincode: '562160',
  phone: '9876543210',
};
const writeShiprocketFile = async (...args: Parameters<typeof files.writeShiprocketFile>) =>
  (await files.writeShiprocketFile(...args)).file;
const writeIndiaPostFile = async (...args: Parameters<typeof files.writeIndiaPostFile>) =>
  (await files.writeIndiaPostFile(...args)).file;
const folder = mkdtempSync(join(tmpdir(), 'booking-'));

async function hand(
  address: Partial<{ customerName: string; addressLine: string; customerPhone: string }> = {},
) {
  const product = await makeProduct(db);
  await db.update(products).set({ weightGrams: 250 }).where(eq(products.id, product.id));
  return makeHandParcel(db, { skus: [[String(product.id), 2]], body: address });
}

const given = (...ids: string[]) => ({ orders: { ids }, box, spareGrams: null, userId });

/** Reads a file with Python, a reader that is not ours. */
function python(script: string, bytes: Uint8Array): unknown {
  const file = join(folder, 'file');
  writeFileSync(file, bytes);
  return JSON.parse(execFileSync('python3', ['-c', script, file], { encoding: 'utf8' }));
}

const readCsv = (bytes: Uint8Array) =>
  python(
    'import csv,json,sys;print(json.dumps(list(csv.DictReader(open(sys.argv[1],encoding="utf-8",newline="")))))',
    bytes,
  ) as Record<string, string>[];

/** The cells of a sheet by its own XML, with their types. */
const readSheet = (bytes: Uint8Array, number: number) =>
  python(
    `import json,sys,zipfile,xml.etree.ElementTree as E
z=zipfile.ZipFile(sys.argv[1]);n={'m':'http://schemas.openxmlformats.org/spreadsheetml/2006/main'}
names=[s.get('name') for s in E.fromstring(z.read('xl/workbook.xml')).iter('{%s}sheet'%n['m'])]
shared=[''.join(t.text or '' for t in s.iter('{%s}t'%n['m'])) for s in E.fromstring(z.read('xl/sharedStrings.xml')).findall('m:si',n)]
def value(c):
  v=c.find('m:v',n); t=c.get('t')
  if t=='inlineStr': return ''.join(x.text or '' for x in c.iter('{%s}t'%n['m']))
  if v is None: return None
  return shared[int(v.text)] if t=='s' else (v.text=='1' if t=='b' else (v.text if t=='str' else float(v.text)))
rows=[{c.get('r').rstrip('0123456789'):value(c) for c in r} for r in E.fromstring(z.read('xl/worksheets/sheet${number}.xml')).iter('{%s}row'%n['m'])]
print(json.dumps({'names':names,'rows':rows}))`,
    bytes,
  ) as { names: string[]; rows: Record<string, string | number | boolean | null>[] };

it('India Post by its names collects whole rupees alone, and other couriers do not', () => {
  for (const name of ['India Post', 'Speed Post parcel', 'Dak Ghar', 'भारतीय डाक'])
    expect(collectsWholeRupees(name)).toBe(true);
  for (const name of ['DTDC', 'Delhivery parcels', 'Postal Express', 'Dakota Couriers'])
    expect(collectsWholeRupees(name)).toBe(false);
});

describe('the file for Shiprocket', () => {
  it('is read by Python with 39 columns, and its amounts are the cash at the door', async () => {
    const { orderNumber } = await hand({
      customerName: 'Meera "M" Iyer',
      addressLine: '12, Temple Road; Block #4',
    });
    const rows = readCsv(await writeShiprocketFile(db, given(orderNumber)));
    expect(Object.keys(rows[0]!)).toEqual([...shiprocketColumns]);
    expect(rows).toMatchObject([
      {
        '*Order Id': orderNumber,
        '*Payment Method(COD/Prepaid)': 'COD',
        '*Customer First Name': 'Meera',
        'Customer Last Name': '"M" Iyer',
        '*Customer Mobile': '9876543210',
        '*Shipping Address Line 1': '12, Temple Road; Block #4',
        '*Shipping Address Postcode': '560003',
        '*Product Quantity': '2',
        '*Weight Of Shipment(kg)': '0.500',
      },
    ]);
    const [row] = rows as [Record<string, string>];
    expect(row['Order Date as dd-mm-yyyy hh:MM']).toMatch(/^\d\d-\d\d-20\d\d \d\d:\d\d$/);
    const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    const sum =
      Number(row['*Selling Price(Per Unit Item, Inclusive of Tax)']) * 2 +
      Number(row['Shipping Charges(Per Order)']) -
      Number(row['Total Discount (Per Order)']);
    expect(Math.round(sum * 100)).toBe(order!.totalPaise);
  });

  it('holds no formula, whatever a customer calls himself', async () => {
    const names = [
      '=HYPERLINK("https://evil.example")',
      '+91 Meera',
      '@SUM(A1)',
      '-2+3 Iyer',
      '\t=1+1 Meera',
    ];
    for (const customerName of names) {
      const { orderNumber } = await hand({ customerName, addressLine: `${customerName}, 12 Temple Road` });
      const [row] = readCsv(await writeShiprocketFile(db, given(orderNumber)));
      for (const cell of Object.values(row!)) expect(cell).not.toMatch(/^[=+@\t\r-]/);
    }
  });

  it('logs an access to each parcel, and writes the oldest that still lie here', async () => {
    const [one, left] = [await hand(), await hand()];
    await db.delete(accessLog);
    const all = { ...given(), orders: { matching: { waybill: 'none' as const } } };
    const ids = readCsv(await writeShiprocketFile(db, all)).map((row) => row['*Order Id']);
    expect(ids).toEqual(expect.arrayContaining([one.orderNumber, left.orderNumber]));
    const accesses = await db.select().from(accessLog);
    expect(accesses).toHaveLength(new Set(ids).size);
    expect(accesses[0]).toMatchObject({ userId, what: 'booking_file' });
  });

  it('is refused with the names of parcels that do not belong into it', async () => {
    const courier = await makeParcel(db);
    const sent = await hand();
    for (const to of ['packed', 'shipped'] as const)
      await transitionOrder(db, { orderId: sent.orderId, to, actor: 'staff', authorId: userId });
    await expect(writeShiprocketFile(db, given(courier.orderNumber, sent.orderNumber))).rejects.toMatchObject(
      {
        code: 'parcels_not_bookable',
        message: expect.stringMatching(new RegExp(`${sent.orderNumber}: the order is shipped`)) as string,
      },
    );
    await expect(writeShiprocketFile(db, given('AR-1'))).rejects.toMatchObject({ status: 404 });
    const product = await makeProduct(db);
    await db.update(products).set({ weightGrams: 0 }).where(eq(products.id, product.id));
    const unknown = await makeHandParcel(db, { skus: [[String(product.id), 2]] });
    const file = given(unknown.orderNumber);
    await expect(writeShiprocketFile(db, file)).rejects.toMatchObject({
      message: expect.stringContaining('a product has no weight') as string,
    });
    const [row] = readCsv(await writeShiprocketFile(db, { ...file, spareGrams: 300 }));
    expect(row!['*Weight Of Shipment(kg)']).toBe('0.300');
  });
});

describe('the file for India Post', () => {
  it('has the four sheets and 48 columns of the template, with typed cells', async () => {
    const parcel = await hand({
      addressLine: '12 Temple Road, near the old banyan tree, Malleshwaram, 8th Cross',
    });
    const bytes = await writeIndiaPostFile(db, { ...given(parcel.orderNumber), sender });
    const { names, rows } = readSheet(bytes, 1);
    expect(names).toEqual(['ArticleDetails', 'PickupAddress', 'AltAddress', 'Information']);
    expect(Object.keys(rows[0]!)).toHaveLength(48);
    expect(rows[0]).toMatchObject({ A: 'SERIAL NUMBER', E: 'LENGTH ', AV: 'BULK REFERENCE' });
    expect(rows[1]).toMatchObject({
      A: 1,
      C: 500,
      D: 'NROL',
      E: 20,
      H: false,
      X: '12 Temple Road, near the old banyan tree,',
      Y: 'Malleshwaram, 8th Cross',
      AB: 560_003,
      AH: false,
      AI: 562_160,
      AK: 9_876_543_210,
      AO: 'cod',
      AV: parcel.orderNumber,
    });
    expect(readSheet(bytes, 2).rows).toHaveLength(1);
  });

  it('is refused before India Post refuses it, and the parcel is named', async () => {
    const long = await hand({ addressLine: 'Temple Road '.repeat(15).trim() });
    const file = writeIndiaPostFile(db, { ...given(long.orderNumber), sender });
    await expect(file).rejects.toMatchObject({
      message: expect.stringContaining(`${long.orderNumber}: The address does not fit`) as string,
    });
    const fine = await hand();
    for (const wrong of [{ phone: null }, { city: '' }, { address: 'Road '.repeat(40) }])
      await expect(
        writeIndiaPostFile(db, { ...given(fine.orderNumber), sender: { ...sender, ...wrong } }),
      ).rejects.toMatchObject({ code: 'sender_incomplete' });
  });

  it.each([
    ['12 Temple Road', ['12 Temple Road', '']],
    [`${'a'.repeat(50)} ${'b'.repeat(50)}`, ['a'.repeat(50), 'b'.repeat(50)]],
    ['a'.repeat(51), null],
    [`${'a'.repeat(50)} ${'b'.repeat(30)} ${'c'.repeat(20)}`, null],
  ])('splits the address %# into two lines at blanks, or refuses it', (address, lines) =>
    expect(addressLines(address)).toEqual(lines),
  );
});
