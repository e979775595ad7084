import { Link, useSearchParams } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { linkActions } from '#shop/subscriptions/contract.ts';
import { SubscriptionLinkSheet } from '#shop/subscriptions/ui/subscription-link-sheet.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';

/**
 * `/refill?do=skip&token=…`: page of the links in a subscription's emails, also without sign-in. Reads the token only in the
 * browser, so that the page is the same for everyone.
 */
export default function SubscriptionLinkPage() {
  const [query] = useSearchParams();
  const asked = linkActions.find((action) => action === query.get('do')) ?? 'skip';
  return (
    <div className="page-width flex max-w-2xl flex-col gap-6 py-16 md:py-24">
      <PageHead title="Your refill" description="Skip, pause or cancel a refill" />
      <meta name="robots" content="noindex" />
      <PageHeading>Your refill</PageHeading>
      <SubscriptionLinkSheet token={query.get('token') ?? ''} asked={asked} />
      <div>
        <Link to="/profile?tab=stuff&part=refills" className="link inline-flex min-h-11 items-center">
          See all your refill plans
        </Link>
      </div>
    </div>
  );
}
