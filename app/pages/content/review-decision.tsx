import { useSearchParams } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { useInBrowser } from '#platform/ui/page/use-in-browser.ts';
import { DecisionSheet } from '#shop/reviews/ui/decision/decision-sheet.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';

/** Page of the link by which the owner publishes or hides a review. Reads the token only in the browser. */
export default function ReviewDecisionPage() {
  const [query] = useSearchParams();
  const inBrowser = useInBrowser();
  return (
    <PrivatePage title="A review waits">
      <div className="flex max-w-2xl flex-col gap-6">
        <PageHeading>A review waits</PageHeading>
        {inBrowser ? <DecisionSheet token={query.get('token') ?? ''} /> : <Skeleton className="h-64" />}
      </div>
    </PrivatePage>
  );
}
