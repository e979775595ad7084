// §7 courier protocol
import { describe, expect, onTestFinished, test } from 'vitest';
import { CourierTrouble } from '../../courier.ts';
import { courierThatResponds } from '../../testing/courier-that-responds.ts';
import { makeShipmentRequest, serveResponses } from '../../server/testing.ts';
import { openDelhivery } from './open-delhivery.ts';
import { recordedResponses } from '../../testing/recorded-responses.ts';

const request = makeShipmentRequest();
const { orderId } = request;

describe('creating a shipment at Delhivery', () => {
  test('returns its waybill', async () => {
    const { courier } = await courierThatResponds({ create: recordedResponses.created(orderId) });
    expect(await courier.createShipment(request)).toEqual({ outcome: 'created', waybill: '84900000000017' });
  });

  test('sends the cash to collect, the weight and a text without special characters', async () => {
    const { courier, asked } = await courierThatResponds({ create: recordedResponses.created(orderId) });
    await courier.createShipment(request);
    const form = new URLSearchParams(asked[0]?.body);
    expect(asked[0]).toMatchObject({ method: 'POST', token: 'Token secret' });
    expect(form.get('format')).toBe('json');
    expect(JSON.parse(form.get('data') ?? '')).toMatchObject({
      pickup_location: { name: 'Aranya Warehouse' },
      shipments: [
        {
          order: orderId,
          name: 'Meera and Sons',
          add: '12 Temple Road, near No. 4 gate, Malleshwaram',
          pin: '560003',
          payment_mode: 'COD',
          cod_amount: 897,
          weight: 400,
          products_desc: '2 x Ashwagandha Churna',
        },
      ],
    });
  });

  test('is refused for good for an unserved pincode', async () => {
    for (const remark of [
      'Pincode is not serviceable',
      'Crashing while saving package due to exception Consignee pin code is invalid. Package might have been partially saved.',
    ]) {
      const { courier } = await courierThatResponds({
        create: recordedResponses.failedPackage(orderId, remark),
      });
      expect(await courier.createShipment(request)).toMatchObject({
        outcome: 'refused',
        remarks: expect.stringContaining(remark) as string,
      });
    }
  });

  test('reads a duplicate order back as its shipment', async () => {
    const create = recordedResponses.failedPackage(orderId, 'Duplicate order id');
    const { courier, asked } = await courierThatResponds({
      create,
      packages: recordedResponses.tracked({ orderId }),
    });
    expect(await courier.createShipment(request)).toEqual({ outcome: 'created', waybill: '84900000000017' });
    expect(asked[1]?.path).toBe(`/api/v1/packages/json/?ref_ids=${orderId}`);
  });

  test.for([
    [
      'a package that crashed while it was saved',
      recordedResponses.failedPackage(orderId, 'Crashing while saving package'),
    ],
    [
      'a remark and no packages',
      recordedResponses.failedWhole('ClientWarehouse matching query does not exist.'),
    ],
    [
      'success without a waybill',
      { success: true, packages: [{ status: 'Success', waybill: '', refnum: orderId }] },
    ],
    ['the package of another order', recordedResponses.created('another')],
    ['half an answer', '{"success": true, "packages": [{"waybill": "1490'],
    ['a page for people', '<html>Bad gateway</html>'],
    ['a list', []],
  ] as [string, unknown][])('%s is trouble, to be tried again', async ([, create]) => {
    const { courier } = await courierThatResponds({ create });
    await expect(courier.createShipment(request)).rejects.toBeInstanceOf(CourierTrouble);
  });

  test('without a timely response is trouble too', async () => {
    const server = await serveResponses(() => {});
    onTestFinished(() => server.close());
    const sender = { pickupLocation: 'Aranya Warehouse', sellerName: 'Aranya' };
    const courier = openDelhivery({ url: server.url, token: 'secret', sender });
    await expect(courier.createShipment(request, { withinMilliseconds: 100 })).rejects.toBeInstanceOf(
      CourierTrouble,
    );
  });
});

describe('looking up a shipment at Delhivery', () => {
  test('finds it by its order', async () => {
    const { courier } = await courierThatResponds({ packages: recordedResponses.tracked({ orderId }) });
    expect(await courier.findShipment(orderId)).toMatchObject({ waybill: '84900000000017' });
  });

  test('finds none for an unknown order', async () => {
    const { courier } = await courierThatResponds({ packages: recordedResponses.notFound });
    expect(await courier.findShipment(orderId)).toBeNull();
  });

  test('ignores a response about another order', async () => {
    const { courier } = await courierThatResponds({
      packages: recordedResponses.tracked({ orderId: 'another' }),
    });
    expect(await courier.findShipment(orderId)).toBeNull();
  });

  test('uses the status as a scan when scans are missing', async () => {
    const { Scans, ...Shipment } = recordedResponses.tracked({ orderId, steps: ['delivered'] })
      .ShipmentData[0]!.Shipment;
    expect(Scans).toHaveLength(1);
    const { courier } = await courierThatResponds({ packages: { ShipmentData: [{ Shipment }] } });
    expect((await courier.track(['84900000000017']))[0]?.scans).toMatchObject([
      { type: 'DL', status: 'Delivered', code: 'EOD-38', at: '2026-11-25T07:32:11.100Z' },
    ]);
  });

  test('omits a scan without a readable time', async () => {
    const packages = recordedResponses.tracked({ orderId, steps: ['pickedUp'] });
    packages.ShipmentData[0]!.Shipment.Scans.push({
      ScanDetail: {
        ...packages.ShipmentData[0]!.Shipment.Scans[0]!.ScanDetail,
        ScanDateTime: 'soon' as never,
      },
    });
    const { courier } = await courierThatResponds({ packages });
    expect((await courier.track(['84900000000017']))[0]?.scans).toHaveLength(1);
  });
});

describe('cancelling a shipment at Delhivery', () => {
  test('sends its waybill, with cancellation as the text true', async () => {
    const { courier, asked } = await courierThatResponds({ edit: recordedResponses.cancelled });
    expect(await courier.cancelShipment('84900000000017')).toEqual({ outcome: 'cancelled' });
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/p/edit', token: 'Token secret' });
    expect(JSON.parse(asked[0]!.body)).toEqual({ waybill: '84900000000017', cancellation: 'true' });
  });

  test('also understands JSON', async () => {
    const { courier } = await courierThatResponds({ edit: recordedResponses.cancelledAsJson });
    expect(await courier.cancelShipment('84900000000017')).toEqual({ outcome: 'cancelled' });
  });

  test('succeeds again for a cancelled shipment', async () => {
    const edit = recordedResponses.notCancelled('Shipment is already cancelled');
    const { courier } = await courierThatResponds({ edit });
    expect(await courier.cancelShipment('84900000000017')).toEqual({ outcome: 'cancelled' });
  });

  test('is refused for good when it comes too late', async () => {
    const edit = recordedResponses.notCancelled('Shipment cannot be cancelled as it is dispatched');
    const { courier } = await courierThatResponds({ edit });
    expect(await courier.cancelShipment('84900000000017')).toMatchObject({ outcome: 'refused' });
  });

  test.each(['<html>Bad gateway</html>', { status: false, rmk: 'Internal error' }, {}])(
    'is tried again after %j',
    async (edit) => {
      const { courier } = await courierThatResponds({ edit });
      await expect(courier.cancelShipment('84900000000017')).rejects.toBeInstanceOf(CourierTrouble);
    },
  );
});
