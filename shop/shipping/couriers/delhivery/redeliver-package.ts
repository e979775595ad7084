import { z } from 'zod';
import { parcelText } from '#shop/addresses/parcel-text.ts';
import { CourierTrouble, type RedeliveryAct, type RedeliveryResponse } from '../../courier.ts';
import { type Account, askDelhivery } from './ask-delhivery.ts';

const said = z.string().nullish();

/** Response of `p/update`: the number of the request, whose result comes later. */
const updateResponse = z.object({
  request_id: said,
  message: said,
  remark: said,
  error: said,
  rmk: said,
});

const namedPackages = z.array(z.object({ waybill: said, message: said })).nullish();

/** Response of `get_bulk_upl`. `Failure` may mean other packages of the same request. */
const resultResponse = z.object({
  status: said,
  remark: said,
  failed_wbns: namedPackages,
  success_wbns: namedPackages,
});

type SendableAct = Exclude<RedeliveryAct, { act: 'give_up' }>;

/** Asks Delhivery for an act on a pending package. It decides later, so the response names the request. */
export async function redeliverPackage(
  account: Account,
  waybill: string,
  act: SendableAct,
): Promise<RedeliveryResponse> {
  const response = await askDelhivery(account, updateResponse, {
    path: '/api/p/update',
    body: JSON.stringify({ data: [{ waybill, ...wordsOf(act) }] }),
    contentType: 'application/json',
  });
  if (response.request_id) return { outcome: 'asked', reference: response.request_id };
  const remarks = [response.error, response.remark, response.rmk].filter(Boolean).join('; ');
  if (remarks) return { outcome: 'refused', remarks };
  throw new CourierTrouble(response.message || 'The courier did not say whether it took the request.');
}

function wordsOf(act: SendableAct): object {
  if (act.act === 'try_again') return { act: 'RE-ATTEMPT' };
  if (act.act === 'another_day') return { act: 'DEFER_DLV', action_data: { deferred_date: act.day } };
  const { phone, addressLine } = act;
  return {
    act: 'EDIT_DETAILS',
    action_data: { ...(phone ? { phone } : {}), ...(addressLine ? { add: parcelText(addressLine) } : {}) },
  };
}

/** Returns what became of an act, by the number of its request. */
export async function checkRedelivery(
  account: Account,
  { waybill, reference }: { waybill: string; reference: string },
): Promise<RedeliveryResponse> {
  const { status, remark, failed_wbns, success_wbns } = await askDelhivery(account, resultResponse, {
    path: `/api/cmu/get_bulk_upl/${encodeURIComponent(reference)}?verbose=true`,
  });
  const isOurs = (named: { waybill?: string | null | undefined }) => named.waybill === waybill;
  const failed = failed_wbns?.find(isOurs);
  if (failed) return { outcome: 'refused', remarks: failed.message || remark || noReason };
  if (success_wbns?.some(isOurs) || status === 'Success') return { outcome: 'accepted' };
  if (status === 'Failure') return { outcome: 'refused', remarks: remark || noReason };
  return { outcome: 'asked', reference };
}

const noReason = 'The courier gave no reason.';
