import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { MoneyNumbers } from '#shop/settlements/admin/ui/money-numbers.tsx';
import { Opening } from '#shop/settlements/admin/ui/opening.tsx';
import { SettlementFiles } from '#shop/settlements/admin/ui/settlement-files.tsx';
import { TaskList } from '#shop/settlements/admin/ui/task-list.tsx';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { AdminPage } from '../admin-page.tsx';

export default function AllMoney() {
  return (
    <AdminPage title="All money">
      <StaffGate>
        {({ role }) => (
          <div className="flex flex-col gap-8">
            <MoneyNumbers courierOf={courierLabel} />
            <TaskList mayClose={role === 'owner'} withFactor={withFreshFactor} />
            <SettlementFiles maySend={role === 'owner'} />
            {role === 'owner' && <Opening withFactor={withFreshFactor} />}
          </div>
        )}
      </StaffGate>
    </AdminPage>
  );
}
