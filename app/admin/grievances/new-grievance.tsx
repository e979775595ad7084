import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { toast } from '#platform/ui/toast.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { NoteGrievance } from '#shop/grievances/admin/ui/note-grievance.tsx';
import { staffGrievanceQuery } from '#shop/grievances/admin/ui/queries.ts';
import { AdminPage } from '../admin-page.tsx';

export default function NewGrievance() {
  const { user } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <AdminPage title="Complaint by phone">
      <StaffGate>
        {() => (
          <div className="flex max-w-3xl flex-col gap-4">
            <Link to="/admin/grievances" className="link -mt-4 inline-flex min-h-11 items-center self-start">
              All complaints
            </Link>
            {user && (
              <NoteGrievance
                userId={user.id}
                onNoted={(noted) => {
                  queries.setQueryData(staffGrievanceQuery(String(noted.id)).queryKey, noted);
                  toast.success(`Tell the customer the ticket number ${noted.ticket}.`);
                  void navigate(`/admin/grievances/${noted.id}`);
                }}
              />
            )}
          </div>
        )}
      </StaffGate>
    </AdminPage>
  );
}
