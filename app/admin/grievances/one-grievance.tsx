import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { GrievanceDetailView } from '#shop/grievances/admin/ui/grievance-detail.tsx';
import { staffGrievanceQuery } from '#shop/grievances/admin/ui/queries.ts';
import { ticketOf } from '#shop/grievances/ticket.ts';
import { AdminPage } from '../admin-page.tsx';

export default function OneGrievance({ params: { id } }: { params: { id: string } }) {
  const { user } = useSession();
  return (
    <AdminPage title={`Complaint ${ticketOf(Number(id))}`}>
      <StaffGate>{() => <Shown key={id} id={id} userId={user?.id ?? 0} />}</StaffGate>
    </AdminPage>
  );
}

function Shown({ id, userId }: { id: string; userId: number }) {
  const { data, error, refetch } = useQuery(staffGrievanceQuery(id));
  return (
    <>
      <p className="-mt-4 flex flex-wrap gap-x-6">
        <Link to="/admin/grievances" className="link inline-flex min-h-11 items-center">
          All complaints
        </Link>
        {data?.orderNumber && data.order !== 'missing' && (
          <Link to={`/admin/orders/${data.orderNumber}`} className="link inline-flex min-h-11 items-center">
            Order {data.orderNumber}
          </Link>
        )}
      </p>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(shown) => <GrievanceDetailView shown={shown} userId={userId} />}
      </Loaded>
    </>
  );
}
