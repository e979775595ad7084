import { Skeleton } from '#platform/ui/page/skeleton.tsx';

export function CartSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_22rem]">
      <output className="sr-only">Loading your cart...</output>
      <div className="flex flex-col gap-6 pt-5">
        {[1, 2].map((line) => (
          <div key={line} className="flex gap-4">
            <Skeleton className="size-24 md:size-28" />
            <div className="flex flex-1 flex-col gap-3">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-11 w-32" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}
