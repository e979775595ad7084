import { Link } from 'react-router';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { ClosedLists } from '#shop/fulfilment/admin/ui/manifest/closed-lists.tsx';
import { ManifestDetail } from '#shop/fulfilment/admin/ui/manifest/manifest-detail.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function ClosedManifestPage({ params: { id } }: { params: { id: string } }) {
  const isAll = id === 'lists';
  return (
    <AdminPage title={isAll ? 'Closed lists' : 'List of parcels'}>
      <StaffGate>
        {() => (
          <>
            <Link to="/admin/hand-over" className="link -mt-4 inline-flex min-h-11 items-center self-start">
              Parcels to hand over
            </Link>
            {isAll ? <ClosedLists /> : <ManifestDetail key={id} id={id} />}
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
