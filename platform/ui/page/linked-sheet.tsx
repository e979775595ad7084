import { LinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button.tsx';
import { ApiError } from '../call-api.ts';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

type SheetQuery<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown };

type Props<Data> = {
  read: SheetQuery<Data>;
  /** Where to go when the link has ended. Without `text` the shop's own reason is shown. */
  ended: { text?: string; to: string; label: string };
  /** Said when the shop gave no reason. */
  failed: string;
  /** Shown above everything but the thing itself. */
  heading?: ReactNode;
  /** Shown above the frame while it loads. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The thing behind a signed link of an email: loading, ended, failed or shown. */
export function LinkedSheet<Data>({ read, ended, failed, heading, loading, children }: Props<Data>) {
  const { data, error, refetch } = read;
  if (data !== undefined) return children(data);
  return (
    <>
      {heading}
      {error === null && (
        <>
          {loading}
          <Skeleton className={heading ? 'mt-6 h-96 w-full' : 'h-96 w-full'} />
        </>
      )}
      {error && isOver(error) && (
        <EmptyState
          picture={<LinkIcon strokeWidth={1.25} />}
          title="This link has ended"
          action={<ButtonLink to={ended.to}>{ended.label}</ButtonLink>}
        >
          {ended.text ?? error.message}
        </EmptyState>
      )}
      {error && !isOver(error) && (
        <div className={heading ? 'pt-6' : undefined}>
          <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            {error.message || failed}
          </Notice>
        </div>
      )}
    </>
  );
}

/** Too many requests, a lost connection and a fault of the shop pass. Another attempt may show the thing. */
function isOver(error: Error): boolean {
  return error instanceof ApiError && [400, 404, 409, 410].includes(error.status);
}
