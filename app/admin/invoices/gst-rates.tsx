import { Link } from 'react-router';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { GstRates } from '#shop/invoices/admin/ui/rates/gst-rates.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function GstRatesPage() {
  return (
    <AdminPage title="GST rates">
      <StaffGate>
        {() => (
          <>
            <Link to="/admin/settings" className="link -mt-4 inline-flex min-h-11 items-center self-start">
              Settings
            </Link>
            <GstRates withFactor={withFreshFactor} />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
