import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { ClosedLists } from '#shop/fulfilment/admin/ui/manifest/closed-lists.tsx';
import { ManifestDetail } from '#shop/fulfilment/admin/ui/manifest/manifest-detail.tsx';
import { AdminPage, Ways } from '../admin-page.tsx';

export default function ClosedManifestPage({ params: { id } }: { params: { id: string } }) {
  const isAll = id === 'lists';
  return (
    <AdminPage title={isAll ? 'Closed lists' : 'List of parcels'}>
      <StaffGate>
        {() => (
          <>
            <Ways ways={[{ to: '/admin/hand-over', label: 'Parcels to hand over' }]} />
            {isAll ? <ClosedLists /> : <ManifestDetail key={id} id={id} />}
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
