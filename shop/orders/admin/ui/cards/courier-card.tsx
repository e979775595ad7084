import { Link } from 'react-router';
import type { OrderOfStaff } from '../../contract.ts';

const shipmentStates: Record<string, string> = {
  held: 'The courier has not been asked yet.',
  waiting: 'The courier has not accepted the parcel yet.',
  created: 'The courier has accepted the parcel.',
  editing: 'The courier is asked to change the parcel.',
  failed: 'The courier refused the parcel.',
  withdrawn: 'The parcel is being cancelled at the courier.',
  cancelled: 'The parcel is cancelled at the courier.',
};

/** Waybill and answers of the courier. */
export function Courier({ order: { shipment, waybill, pincode, formerWaybills } }: { order: OrderOfStaff }) {
  if (!shipment) return null;
  return (
    <div className="mt-5 flex flex-col gap-1 border-t border-line pt-4 text-sm">
      {waybill && (
        <p className="text-moss">
          Waybill <span className="font-semibold text-ink wrap-anywhere">{waybill}</span>
        </p>
      )}
      <p>{shipmentStates[shipment.state] ?? shipment.state}</p>
      {shipment.state === 'waiting' && shipment.attempts > 0 && (
        <p className="text-moss">Tried {shipment.attempts} times.</p>
      )}
      {shipment.lastError && <p className="text-clay wrap-anywhere">{shipment.lastError}</p>}
      {formerWaybills.map((former) => (
        <p key={former.waybill} className="text-moss wrap-anywhere">
          Earlier waybill {former.waybill}, {former.isCancelled ? 'cancelled' : 'not cancelled yet'}
        </p>
      ))}
      {pincode && (
        <Link
          to={`/admin/orders?pincode=${pincode}`}
          className="screen-only link inline-flex min-h-11 items-center self-start"
        >
          Other orders to {pincode}
        </Link>
      )}
    </div>
  );
}
