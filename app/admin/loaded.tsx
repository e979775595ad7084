import type { ReactNode } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';

type Props<Data> = {
  data: Data | undefined;
  error: Error | null;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
};

/** Shows what a staff page reads, its loading and its failure. */
export function Loaded<Data>({ data, error, onRetry, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton className="h-96 w-full" />;
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>Try again</Button>}>
      {error.message || 'The shop could not be reached. Please try again.'}
    </Notice>
  );
}
