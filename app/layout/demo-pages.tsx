import { lazy, Suspense } from 'react';

const Text = lazy(() => import('../page-kit/not-written-yet.tsx'));

const demoPages =
  /^\/(about|blog|collection|coming-soon|faq|hair|how-it-is-made|learn-ayurveda|make-profit|offers)(\/|$)/;

/** The text of these pages is written for the demo. A real shop does not show it. */
export function isDemoPage(pathname: string): boolean {
  return demoPages.test(pathname);
}

/** Replaces such a page in a real shop. */
export function NotWrittenYet() {
  return (
    <Suspense>
      <Text />
    </Suspense>
  );
}
