import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { GstRates } from '#shop/invoices/admin/ui/rates/gst-rates.tsx';
import { AdminPage, Ways } from '../admin-page.tsx';

export default function GstRatesPage() {
  return (
    <AdminPage title="GST rates">
      <StaffGate>
        {() => (
          <>
            <Ways ways={[{ to: '/admin/settings', label: 'Settings' }]} />
            <GstRates withFactor={withFreshFactor} />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
