import { lazy, Suspense } from 'react';

const Text = lazy(() => import('../page-kit/written/not-written-yet.tsx'));

const demoPages = /^\/(coming-soon|hair)(\/|$)/;

/** These pages are written for the demo alone. A real shop does not show them. */
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
