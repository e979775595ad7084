import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { StaffReviewList } from '#shop/reviews/admin/ui/staff-review-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function AllReviews() {
  return (
    <AdminPage title="Reviews">
      <StaffGate>{() => <StaffReviewList />}</StaffGate>
    </AdminPage>
  );
}
