import { Sprout } from 'lucide-react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { PageHead } from '../page-kit/page-head.tsx';
import { useShop } from '../page-kit/use-shop.ts';

const demoPages =
  /^\/(about|blog|collection|coming-soon|faq|hair|how-it-is-made|learn-ayurveda|make-profit|offers)(\/|$)/;

/** The text of these pages is written for the demo. A real shop does not show it. */
export function isDemoPage(pathname: string): boolean {
  return demoPages.test(pathname);
}

/** Stands for such a page in a real shop. */
export function NotWrittenYet() {
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
