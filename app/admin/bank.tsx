import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { BankRows } from '#shop/bank/admin/ui/bank-rows.tsx';
import { ReadStatement } from '#shop/bank/admin/ui/read-statement.tsx';
import { StatementList } from '#shop/bank/admin/ui/statement-list.tsx';
import { AdminPage } from './admin-page.tsx';

export default function Bank() {
  return (
    <AdminPage title="Bank">
      <StaffGate>
        {({ role }) => (
          <div className="flex flex-col gap-8">
            {role === 'owner' && <ReadStatement />}
            <BankRows mayMatch={role === 'owner'} withFactor={withFreshFactor} />
            <StatementList />
          </div>
        )}
      </StaffGate>
    </AdminPage>
  );
}
