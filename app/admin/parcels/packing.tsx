import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { ParcelsToPack } from '#shop/fulfilment/admin/ui/parcels-to-pack.tsx';
import { PackStation } from '#shop/fulfilment/admin/ui/station/pack-station.tsx';
import { linePicture } from '../../page-kit/line-picture.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function PackingPage() {
  return (
    <AdminPage title="Packing">
      <StaffGate>
        {() => (
          <PackStation picture={linePicture}>
            <ParcelsToPack />
          </PackStation>
        )}
      </StaffGate>
    </AdminPage>
  );
}
