import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { UnitFields, UnitsFound } from '#shop/fulfilment/admin/ui/parcel/unit-fields.tsx';
import { staffReturnQuery } from '#shop/returns/admin/ui/queries.ts';
import { ReturnDetailView } from '#shop/returns/admin/ui/return-detail.tsx';
import { DetailPage } from '../admin-page.tsx';

export default function OneReturn({ params: { id } }: { params: { id: string } }) {
  return (
    <DetailPage
      title={`Return ${id}`}
      query={staffReturnQuery(id)}
      ways={(shown) => [
        { to: '/admin/returns', label: 'All returns' },
        ...(shown ? [{ to: `/admin/orders/${shown.orderNumber}`, label: `Order ${shown.orderNumber}` }] : []),
      ]}
    >
      {(shown, { role }) => (
        <ReturnDetailView
          key={`${shown.state} ${shown.payoutVersion}`}
          shown={shown}
          isPayer={role !== 'packer'}
          withFactor={withFreshFactor}
          unitFields={UnitFields}
          unitsFound={UnitsFound}
        />
      )}
    </DetailPage>
  );
}
