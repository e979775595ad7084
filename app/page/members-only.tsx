import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { openLoginModal } from '#shop/identity/ui/login-modal.tsx';
import { useSession } from '#shop/identity/ui/session.ts';

type Parts = { why: string; waiting: ReactNode; children: ReactNode };

/** What only a signed-in shopper sees; everybody else is offered the login, and is here again afterwards. */
export function MembersOnly({ why, waiting, children }: Parts) {
  const { user, known } = useSession();
  if (!known) return waiting;
  if (user && user.id > 0) return children;
  return (
    <EmptyState
      picture={<UserRound strokeWidth={1.25} />}
      title="You are not logged in"
      action={<Button onClick={() => openLoginModal()}>Log in</Button>}
    >
      {why}
    </EmptyState>
  );
}
