import { Sprout } from 'lucide-react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { PageHead } from '../page-head.tsx';
import { useShop } from '../use-shop.ts';

/** Replaces a page of the demo in a real shop. */
export default function NotWrittenYet() {
  const { name } = useShop();
  const title = 'This page is not written yet';
  return (
    <div className="page-width py-10 md:py-14">
      <PageHead title={title} description={title} />
      <meta name="robots" content="noindex" />
      <PageHeading className="sr-only">{title}</PageHeading>
      <EmptyState
        picture={<Sprout strokeWidth={1.25} />}
        title={title}
        action={<ButtonLink to="/all-products">See all products</ButtonLink>}
      >
        {name} has not published anything here.
      </EmptyState>
    </div>
  );
}
