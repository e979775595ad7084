import { describe, expect, test } from 'vitest';
import { CourierTrouble } from '../../courier.ts';
import { courierThatResponds } from '../../testing/courier-that-responds.ts';
import { recordedResponses } from '../../testing/recorded-responses.ts';

describe('an act after a failed delivery at Delhivery', () => {
  const waybill = '84900000000017';
  const taken = { message: 'Request received', request_id: 'UPL17749083484755923441' };

  test.each([
    [{ act: 'try_again' }, { act: 'RE-ATTEMPT' }],
    [
      { act: 'another_day', day: '2026-11-27' },
      { act: 'DEFER_DLV', action_data: { deferred_date: '2026-11-27' } },
    ],
    [
      { act: 'correct', phone: '9811122233', addressLine: '14 Temple Road; gate #4' },
      { act: 'EDIT_DETAILS', action_data: { phone: '9811122233', add: '14 Temple Road, gate No. 4' } },
    ],
    [
      { act: 'correct', phone: '9811122233' },
      { act: 'EDIT_DETAILS', action_data: { phone: '9811122233' } },
    ],
  ] as const)('asks for %j in its words', async (act, words) => {
    const { courier, asked } = await courierThatResponds({ packages: taken });
    expect(await courier.redeliver(waybill, act)).toEqual({ outcome: 'asked', reference: taken.request_id });
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/p/update', token: 'Token secret' });
    expect(JSON.parse(asked[0]!.body)).toEqual({ data: [{ waybill, ...words }] });
  });

  test('gives a parcel up by a cancellation', async () => {
    const { courier, asked } = await courierThatResponds({ edit: recordedResponses.cancelled });
    expect(await courier.redeliver(waybill, { act: 'give_up' })).toEqual({ outcome: 'accepted' });
    expect(JSON.parse(asked[0]!.body)).toEqual({ waybill, cancellation: 'true' });
  });

  test.each([
    [{ status: 'Success', success_wbns: [{ waybill, action: 'RE-ATTEMPT' }] }, { outcome: 'accepted' }],
    [
      { status: 'Failure', failed_wbns: [{ waybill, message: 'Not in pending status' }] },
      { outcome: 'refused', remarks: 'Not in pending status' },
    ],
    [
      { status: 'Failure', failed_wbns: [{ waybill: '1', message: 'No' }], success_wbns: [{ waybill }] },
      { outcome: 'accepted' },
    ],
    [
      { status: 'Failure', remark: 'Zero waybills affected' },
      { outcome: 'refused', remarks: 'Zero waybills affected' },
    ],
    [{ status: 'Processing' }, { outcome: 'asked', reference: 'UPL1' }],
  ])('reads the result %j', async (result, response) => {
    const { courier, asked } = await courierThatResponds({ create: result });
    expect(await courier.checkRedelivery(waybill, 'UPL1')).toEqual(response);
    expect(asked[0]!.path).toBe('/api/cmu/get_bulk_upl/UPL1?verbose=true');
  });

  test('says why Delhivery took no request, and is unclear without a reason', async () => {
    const refusing = await courierThatResponds({ packages: { error: 'No such waybill found' } });
    expect(await refusing.courier.redeliver(waybill, { act: 'try_again' })).toEqual({
      outcome: 'refused',
      remarks: 'No such waybill found',
    });
    const silent = await courierThatResponds({ packages: {} });
    await expect(silent.courier.redeliver(waybill, { act: 'try_again' })).rejects.toBeInstanceOf(
      CourierTrouble,
    );
  });
});
