import { useMutation, useQuery } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import type { ReactNode } from 'react';
import { formatDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { endpoints } from '../../members.ts';
import { Step } from '../step.tsx';
import { ownInvitationQuery } from './queries.ts';

type Props = { onAccepted: () => Promise<unknown>; children: ReactNode };

/** Offers the invitation to this account's email. Shows `children` to a customer without one. */
export function AcceptInvitation({ onAccepted, children }: Props) {
  const { data, isPending } = useQuery(ownInvitationQuery());
  const accept = useMutation({
    mutationFn: () => callApi(endpoints.accept, {}),
    onSuccess: onAccepted,
  });
  if (isPending) return <Skeleton className="h-60 w-full max-w-md" />;
  if (!data?.invitation) return children;
  return (
    <Step title="You are invited">
      <p className="text-moss">
        The owner invites you to the staff, as {data.invitation.role}. The invitation is valid until{' '}
        {formatDay(data.invitation.expiresAt)}.
      </p>
      {accept.error && <Notice tone="error">{failureOf(accept.error)}</Notice>}
      <Button busy={accept.isPending} onClick={() => accept.mutate()}>
        Accept
      </Button>
    </Step>
  );
}
