import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { ParcelsToPack } from '#shop/fulfilment/admin/ui/parcels-to-pack.tsx';
import { PackStation } from '#shop/fulfilment/admin/ui/station/pack-station.tsx';
import { linePicture } from '../../page-kit/line-picture.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function PackingPage() {
  const { user } = useSession();
  return (
    <AdminPage title="Packing">
      <StaffGate>
        {() =>
          user && (
            <PackStation userId={user.id} picture={linePicture}>
              <ParcelsToPack />
            </PackStation>
          )
        }
      </StaffGate>
    </AdminPage>
  );
}
