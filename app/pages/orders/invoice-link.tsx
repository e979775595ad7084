import { LinkIcon } from 'lucide-react';
import { data } from 'react-router';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';

export function loader() {
  return data(null, { status: 404 });
}

/** Page for an invoice link that is invalid or expired. A valid link returns the PDF itself. */
export default function InvoiceOverPage() {
  return (
    <PrivatePage title="Your invoice">
      <PageHeading>Your invoice</PageHeading>
      <EmptyState
        picture={<LinkIcon strokeWidth={1.25} />}
        title="This link has ended"
        action={<ButtonLink to="/orders">My Orders</ButtonLink>}
      >
        Your invoice is with your order: sign in and look in My Orders.
      </EmptyState>
    </PrivatePage>
  );
}
