import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { UnitFields, UnitsFound } from '#shop/fulfilment/admin/ui/parcel/unit-fields.tsx';
import { staffReturnQuery } from '#shop/returns/admin/ui/queries.ts';
import { ReturnDetailView } from '#shop/returns/admin/ui/return-detail.tsx';
import { AdminPage } from '../admin-page.tsx';
import { Loaded } from '#platform/admin/ui/loaded.tsx';

export default function OneReturn({ params: { id } }: { params: { id: string } }) {
  return (
    <AdminPage title={`Return ${id}`}>
      <StaffGate>{({ role }) => <Shown key={id} id={id} isPayer={role !== 'packer'} />}</StaffGate>
    </AdminPage>
  );
}

function Shown({ id, isPayer }: { id: string; isPayer: boolean }) {
  const { data, error, refetch } = useQuery(staffReturnQuery(id));
  return (
    <>
      <p className="-mt-4 flex flex-wrap gap-x-6">
        <Link to="/admin/returns" className="screen-only link inline-flex min-h-11 items-center">
          All returns
        </Link>
        {data && (
          <Link to={`/admin/orders/${data.orderNumber}`} className="link inline-flex min-h-11 items-center">
            Order {data.orderNumber}
          </Link>
        )}
      </p>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(shown) => (
          <ReturnDetailView
            key={`${shown.state} ${shown.payoutVersion}`}
            shown={shown}
            isPayer={isPayer}
            withFactor={withFreshFactor}
            unitFields={UnitFields}
            unitsFound={UnitsFound}
          />
        )}
      </Loaded>
    </>
  );
}
