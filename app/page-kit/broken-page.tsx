import { CloudRain } from 'lucide-react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { PageHead } from './page-head.tsx';

export function BrokenPage() {
  return (
    <div className="page-width flex flex-col items-center gap-6 py-20 text-center md:py-28">
      <PageHead title="Something went wrong" description="Something went wrong" />
      <meta name="robots" content="noindex" />
      <CloudRain aria-hidden className="size-14 text-leaf" strokeWidth={1} />
      <PageHeading>Something went wrong</PageHeading>
      <p className="max-w-md text-moss">
        This page could not be shown. The fault is ours, it has been written down, and your cart is safe.
        Please try again.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <ButtonLink to="/" variant="secondary" reloadDocument>
          Go to the home page
        </ButtonLink>
      </div>
    </div>
  );
}
