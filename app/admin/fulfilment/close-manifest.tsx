import { Link } from 'react-router';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { PackedParcels } from '#shop/fulfilment/admin/ui/manifest/packed-parcels.tsx';
import { PickupCard } from '#shop/fulfilment/admin/ui/manifest/pickup-card.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function ManifestPage() {
  return (
    <AdminPage title="Hand-over">
      <StaffGate>
        {() => (
          <>
            <Link
              to="/admin/hand-over/lists"
              className="link -mt-4 inline-flex min-h-11 items-center self-start"
            >
              Closed lists
            </Link>
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_18rem]">
              <PackedParcels />
              <PickupCard />
            </div>
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
