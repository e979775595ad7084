import { lazy, type ReactNode, Suspense } from 'react';

type Props = { title: string; children: ReactNode };

const Text = lazy(() => import('./missing-text.tsx'));

/** Says that there is no such page. Few visits need its code, so no page loads it before. */
export function MissingPage(props: Props) {
  return (
    <Suspense>
      <Text {...props} />
    </Suspense>
  );
}
