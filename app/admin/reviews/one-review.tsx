import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { staffReviewQuery } from '#shop/reviews/admin/ui/queries.ts';
import { StaffReviewView } from '#shop/reviews/admin/ui/staff-review-view.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function OneReview({ params: { id } }: { params: { id: string } }) {
  const { user } = useSession();
  return (
    <AdminPage title={`Review ${id}`}>
      <StaffGate>{() => <Shown key={id} id={id} userId={user?.id ?? 0} />}</StaffGate>
    </AdminPage>
  );
}

function Shown({ id, userId }: { id: string; userId: number }) {
  const { data, error, refetch } = useQuery(staffReviewQuery(id));
  return (
    <>
      <p className="-mt-4 flex flex-wrap gap-x-6">
        <Link to="/admin/reviews" className="link inline-flex min-h-11 items-center">
          All reviews
        </Link>
        {data && (
          <Link to={`/product/${data.productSlug}`} className="link inline-flex min-h-11 items-center">
            {data.productName}
          </Link>
        )}
      </p>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(shown) => <StaffReviewView shown={shown} userId={userId} />}
      </Loaded>
    </>
  );
}
