import { Link, useSearchParams } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { linkMoves } from '#shop/refills/contract.ts';
import { RefillLinkSheet } from '#shop/refills/ui/refill-link-sheet.tsx';
import { PageHead } from '../../page/page-head.tsx';

/**
 * `/refill?do=skip&token=…`: where the links of a refill's mails lead, also for somebody who is not signed in. What the
 * token is about is asked in the browser: the page itself is the same for everyone.
 */
export default function RefillLinkPage() {
  const [query] = useSearchParams();
  const asked = linkMoves.find((move) => move === query.get('do')) ?? 'skip';
  return (
    <div className="page-width flex max-w-2xl flex-col gap-6 py-16 md:py-24">
      <PageHead title="Your refill" description="Skip, pause or cancel a refill" />
      <meta name="robots" content="noindex" />
      <PageHeading>Your refill</PageHeading>
      <RefillLinkSheet token={query.get('token') ?? ''} asked={asked} />
      <div>
        <Link to="/profile?tab=stuff&part=refills" className="link inline-flex min-h-11 items-center">
          See all your refill plans
        </Link>
      </div>
    </div>
  );
}
