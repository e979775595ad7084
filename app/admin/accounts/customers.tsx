import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { CustomerList } from '#shop/accounts/admin/ui/customers/customer-list.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { SaveSubscribers } from '#shop/newsletter/admin/ui/save-subscribers.tsx';
import { CashBlocks } from '#shop/payments/admin/ui/cash-blocks.tsx';
import { AdminPage, Ways } from '../admin-page.tsx';

const everybody = '/admin/reports/customers?range=years&show=recent';

const best = '/admin/reports/customers?range=year&show=top';

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
                    { to: best, label: 'Best customers first' },
                    {
                      to: everybody,
                      label: 'Everybody who ordered, also without an account',
                    },
                  ]}
                />
                <SaveSubscribers withFactor={withFreshFactor} />
              </>
            )}
            <CustomerList {...(role === 'owner' ? { all: everybody } : {})} />
            <CashBlocks />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
