import { Skeleton } from '#platform/ui/page/skeleton.tsx';

/** An order, or several, in the size of what comes. */
export function OrderSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <output className="sr-only">Loading...</output>
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
