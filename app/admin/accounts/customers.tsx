import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { CustomerList } from '#shop/accounts/admin/ui/customers/customer-list.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { SaveSubscribers } from '#shop/newsletter/admin/ui/save-subscribers.tsx';
import { CashBlocks } from '#shop/payments/admin/ui/cash-blocks.tsx';
import { AdminPage, Ways } from '../admin-page.tsx';

export default function AllCustomers() {
  return (
    <AdminPage title="Customers">
      <StaffGate>
        {({ role }) => (
          <>
            {role === 'owner' && (
              <>
                <Ways
                  ways={[
                    {
                      to: '/admin/reports/customers?range=years&show=recent',
                      label: 'Everybody who ordered, also without an account',
                    },
                  ]}
                />
                <SaveSubscribers withFactor={withFreshFactor} />
              </>
            )}
            <CustomerList />
            <CashBlocks />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
