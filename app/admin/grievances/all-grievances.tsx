import { ButtonLink } from '#platform/ui/button.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { GrievanceList } from '#shop/grievances/admin/ui/grievance-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function AllGrievances() {
  return (
    <AdminPage title="Complaints">
      <StaffGate>
        {() => (
          <>
            <ButtonLink variant="secondary" className="self-start" to="/admin/grievances/new">
              Note a complaint by phone
            </ButtonLink>
            <GrievanceList />
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}
