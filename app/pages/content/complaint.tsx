import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { useInBrowser } from '#platform/ui/page/use-in-browser.ts';
import { GrievanceSheet } from '#shop/grievances/ui/grievance-sheet.tsx';
import { policyPath } from '#shop/legal/policies.ts';
import { PrivatePage } from '../../page-kit/private-page.tsx';

/** Loaded without a link alone, since it brings the rules of the form. */
const GrievanceForm = lazy(async () => ({
  default: (await import('#shop/grievances/ui/grievance-form.tsx')).GrievanceForm,
}));

/** A complaint without sign-in: its form, and with the link of an email its state. Reads the token only in the browser. */
export function ComplaintPage() {
  const [query] = useSearchParams();
  const token = useInBrowser() ? query.get('token') : undefined;
  return (
    <PrivatePage title="Your complaint">
      <div className="flex max-w-2xl flex-col gap-6">
        <PageHeading>Your complaint</PageHeading>
        {token === undefined && <Skeleton className="h-96" />}
        {token === null && (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <p>
              A complaint costs nothing. You get a ticket number at once. Our{' '}
              <Link className="link" to={policyPath('grievance')}>
                grievance policy
              </Link>{' '}
              says how we handle it, and how else to reach us.
            </p>
            <GrievanceForm />
          </Suspense>
        )}
        {token && <GrievanceSheet token={token} />}
      </div>
    </PrivatePage>
  );
}
