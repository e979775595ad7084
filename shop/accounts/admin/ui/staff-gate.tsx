import { useQuery, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { ShieldX, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { ReasonDialog } from '#platform/admin/ui/reason-dialog.tsx';
import { openLoginModal } from '../../ui/login-modal.tsx';
import { signOut, useSession } from '../../ui/session.ts';
import type { StaffSession } from '../contract.ts';
import { FreshFactorDialog } from './fresh-factor.tsx';
import { AcceptInvitation } from './members/accept-invitation.tsx';
import { ProveFactor } from './prove-factor.tsx';
import { staffSessionQuery } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpFactor } from './set-up-factor.tsx';

type Props = { children: (session: StaffSession) => ReactNode };

/** Shows staff pages to staff with a proved second factor. Leads others through the sign-in, or says who may enter. */
export function StaffGate({ children }: Props) {
  const { user, known, ended } = useSession();
  const isSignedIn = user !== null && user.id > 0 && !ended;
  const { data, error, refetch } = useQuery({ ...staffSessionQuery(), enabled: isSignedIn });
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([]);
  const queries = useQueryClient();
  const onProved = () => queries.invalidateQueries(staffSessionQuery());
  const onAdded = (codes: string[]) => {
    setRecoveryCodes(codes);
    void onProved();
  };
  if (known && !isSignedIn) return <SignIn />;
  if (error && !data) {
    const refused = <Refused error={error} onRetry={() => void refetch()} />;
    return isForbidden(error) ? (
      <AcceptInvitation onAccepted={() => refetch()}>{refused}</AcceptInvitation>
    ) : (
      refused
    );
  }
  if (recoveryCodes.length > 0)
    return <RecoveryCodes codes={recoveryCodes} onStored={() => setRecoveryCodes([])} />;
  if (!data) return <Skeleton className="h-60 w-full max-w-md" />;
  if (data.factors.length === 0) return <SetUpFactor session={data} onAdded={onAdded} />;
  if (!data.isProved) return <ProveFactor session={data} onProved={onProved} />;
  return (
    <>
      {children(data)}
      <FreshFactorDialog />
      <ReasonDialog />
    </>
  );
}

function SignIn() {
  return (
    <EmptyState
      picture={<UserRound strokeWidth={1.25} />}
      title="Staff sign-in"
      action={<Button onClick={() => openLoginModal()}>Log in</Button>}
    >
      Log in with your e-mail, then confirm with your second factor.
    </EmptyState>
  );
}

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = failureOf(error);
  return (
    <EmptyState
      picture={<ShieldX strokeWidth={1.25} />}
      title={isForbidden(error) ? 'For staff only' : 'The staff side did not open'}
      action={
        isForbidden(error) ? (
          <Button variant="secondary" onClick={() => void signOut(() => Promise.resolve())}>
            Log out
          </Button>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      {words}
    </EmptyState>
  );
}

function isForbidden(error: Error): boolean {
  return error instanceof ApiError && error.status === 403;
}
