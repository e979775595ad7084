import { GrievanceDetailView } from '#shop/grievances/admin/ui/grievance-detail.tsx';
import { staffGrievanceQuery } from '#shop/grievances/admin/ui/queries.ts';
import { ticketOf } from '#shop/grievances/ticket.ts';
import { DetailPage } from '../admin-page.tsx';

export default function OneGrievance({ params: { id } }: { params: { id: string } }) {
  return (
    <DetailPage
      title={`Complaint ${ticketOf(Number(id))}`}
      query={staffGrievanceQuery(id)}
      ways={(complaint) => [
        { to: '/admin/grievances', label: 'All complaints' },
        ...(complaint?.orderNumber && complaint.order !== 'missing'
          ? [{ to: `/admin/orders/${complaint.orderNumber}`, label: `Order ${complaint.orderNumber}` }]
          : []),
      ]}
    >
      {(shown, { userId }) => <GrievanceDetailView shown={shown} userId={userId} />}
    </DetailPage>
  );
}
