import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';

/** It brings the rules of phone numbers, which other pages load with their own forms. */
const FindOrder = lazy(async () => ({
  default: (await import('#shop/orders/ui/find-order.tsx')).FindOrder,
}));

/** State and scans of an order by its number and phone, for a customer who is not signed in. */
export default function FindOrderPage() {
  return (
    <PrivatePage title="Find your order">
      <div className="flex max-w-2xl flex-col gap-6">
        <PageHeading>Find your order</PageHeading>
        <p>
          Here you see where your parcel is, without signing in. To change, cancel or return an order, open{' '}
          <Link className="link" to="/orders">
            My Orders
          </Link>{' '}
          or use the link in our emails.
        </p>
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <FindOrder />
        </Suspense>
      </div>
    </PrivatePage>
  );
}
