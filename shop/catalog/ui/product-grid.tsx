import type { ReactNode } from 'react';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';

const columns = 'phone-columns gap-x-4 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4';

/** The cards of a row share its rows, so that names, prices and buttons line up. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className={`card-rows grid ${columns}`}>{children}</ul>;
}

export function ProductGridSkeleton({ cards = 8 }: { cards?: number }) {
  return (
    <div aria-hidden className={`grid gap-y-10 ${columns}`}>
      {Array.from({ length: cards }, (_, at) => (
        <div key={at} className="flex flex-col gap-3">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
