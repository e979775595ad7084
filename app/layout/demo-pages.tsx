import { lazy, Suspense } from 'react';

const Text = lazy(() => import('../page-kit/written/not-written-yet.tsx'));

/** Replaces a page that a real shop has not written, or that belongs to the demo. */
export function NotWrittenYet() {
  return (
    <Suspense>
      <Text />
    </Suspense>
  );
}
