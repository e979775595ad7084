import { Skeleton } from '#platform/ui/page/skeleton.tsx';

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
