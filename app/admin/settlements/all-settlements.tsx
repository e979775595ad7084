import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { SettlementList } from '#shop/settlements/admin/ui/settlement-list.tsx';
import { AdminPage, Ways } from '../admin-page.tsx';

export default function AllSettlements() {
  return (
    <AdminPage title="Settlements">
      <StaffGate>
        {() => (
          <>
            <Ways ways={[{ to: '/admin/money', label: 'All money' }]} />
            <SettlementList />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
