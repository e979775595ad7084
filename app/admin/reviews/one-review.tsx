import { staffReviewQuery } from '#shop/reviews/admin/ui/queries.ts';
import { StaffReviewView } from '#shop/reviews/admin/ui/staff-review-view.tsx';
import { DetailPage } from '../admin-page.tsx';

export default function OneReview({ params: { id } }: { params: { id: string } }) {
  return (
    <DetailPage
      title={`Review ${id}`}
      query={staffReviewQuery(id)}
      ways={(review) => [
        { to: '/admin/reviews', label: 'All reviews' },
        ...(review ? [{ to: `/product/${review.productSlug}`, label: review.productName }] : []),
      ]}
    >
      {(shown, { userId }) => <StaffReviewView shown={shown} userId={userId} />}
    </DetailPage>
  );
}
