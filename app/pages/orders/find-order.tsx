import { Link } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { FindOrder } from '#shop/orders/ui/find-order.tsx';
import type { FoundOrder } from '#shop/orders/tracking/find.ts';
import { ScanList } from '#shop/shipping/ui/scan-list.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';
import { WhatIf } from './what-if.tsx';

/** State and scans of an order by its number and phone, for a customer who is not signed in. */
export default function FindOrderPage() {
  return (
    <PrivatePage title="Find your order">
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <PageHeading>Find your order</PageHeading>
          <p>
            Here you see where your parcel is, without signing in. To change, cancel or return an order, open{' '}
            <Link className="link" to="/orders">
              My Orders
            </Link>{' '}
            or use the link in our emails.
          </p>
          <FindOrder scanList={scanList} />
        </div>
        <WhatIf isComing isDue place="The link in our emails" />
      </div>
    </PrivatePage>
  );
}

function scanList(scans: FoundOrder['scans']) {
  return <ScanList scans={scans} />;
}
