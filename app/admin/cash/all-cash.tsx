import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { CashBalances } from '#shop/cash/admin/ui/balances.tsx';
import { ChooseFile } from '#shop/cash/admin/ui/choose-file.tsx';
import { DueList } from '#shop/cash/admin/ui/due-list.tsx';
import { EarlierCash } from '#shop/cash/admin/ui/earlier-cash.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function AllCash() {
  return (
    <AdminPage title="Cash of couriers">
      <StaffGate>
        {({ role }) => (
          <div className="flex flex-col gap-8">
            <CashBalances />
            <ChooseFile maySend={role === 'owner'} />
            <div className="flex flex-col gap-4">
              <h2 className="text-xl">Open cash by order</h2>
              <DueList />
            </div>
            {role === 'owner' && <EarlierCash withFactor={withFreshFactor} />}
          </div>
        )}
      </StaffGate>
    </AdminPage>
  );
}
