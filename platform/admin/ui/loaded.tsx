import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { failureOf } from '../../ui/sending/failure-of.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';

type FailedProps = { error: Error; onRetry: () => void };

type Props<Data> = {
  data: Data | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Of the frame while it loads. */
  className?: string;
  children: (data: Data) => ReactNode;
};

/** Shows what a staff page reads, its loading and its failure. */
export function Loaded<Data>({ data, error, onRetry, className = 'h-96 w-full', children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton className={className} />;
  return <Failed error={error} onRetry={onRetry} />;
}

/** Says why staff see nothing, with a button that reads again. */
export function Failed({ error, onRetry }: FailedProps) {
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>Try again</Button>}>
      {failureOf(error)}
    </Notice>
  );
}
