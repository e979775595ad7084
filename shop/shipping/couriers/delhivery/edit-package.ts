import { parcelAddress } from '#shop/addresses/parcel-text.ts';
import { CourierTrouble, type EditResponse, type ParcelChange } from '../../courier.ts';
import { type Account, askDelhivery } from './ask-delhivery.ts';
import { contentsOf, editResponse, parcelGramsOf } from './messages.ts';

/**
 * Changes recipient, contents and cash of a package that was not picked up. Delhivery shows this page of its documentation to
 * customers only, so the names of the fields come from public clients of its API.
 */
export async function editPackage(
  account: Account,
  waybill: string,
  { recipient: typed, collectPaise, items }: ParcelChange,
): Promise<EditResponse> {
  const recipient = parcelAddress(typed);
  const edit = {
    waybill,
    name: recipient.name,
    phone: recipient.phone,
    add: recipient.addressLine,
    pt: collectPaise > 0 ? 'COD' : 'Pre-paid',
    cod: collectPaise / 100,
    gm: parcelGramsOf(items),
    product_details: contentsOf(items),
  };
  const response = await askDelhivery(account, editResponse, {
    path: '/api/p/edit',
    body: JSON.stringify(edit),
    contentType: 'application/json',
  });
  if (/^true$/i.test(String(response.status))) return { outcome: 'edited' };
  const remarks = [response.remark, response.error, response.rmk].filter(Boolean).join('; ');
  if (remarks) return { outcome: 'refused', remarks };
  throw new CourierTrouble('The courier did not say whether it changed the parcel.');
}
