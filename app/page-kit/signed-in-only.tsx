import { UserRound } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { messages } from '#shop/accounts/contract.ts';
import { openLoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';

type Props = {
  why: ReactNode;
  waiting: ReactNode;
  /** The page's heading, for `children` that render their own later. */
  heading?: ReactNode;
  children: ReactNode;
};

/** Shows content to signed-in customers, and to the same user after a session ended, so that no form is lost. */
export function SignedInOnly({ why, waiting, heading, children }: Props) {
  const { user, known, ended } = useSession();
  if (!known)
    return (
      <>
        {heading}
        {waiting}
      </>
    );
  if (user && user.id > 0)
    return (
      <Fragment key={user.id}>
        {ended && <SessionEnded />}
        {children}
      </Fragment>
    );
  return (
    <>
      {heading}
      <EmptyState
        picture={<UserRound strokeWidth={1.25} />}
        title={messages.noUser}
        action={<Button onClick={() => openLoginModal()}>Go to Login</Button>}
      >
        {user ? messages.placeholder : why}
      </EmptyState>
    </>
  );
}

function SessionEnded() {
  return (
    <div className="pb-6">
      <Notice tone="error" action={<Button onClick={() => openLoginModal()}>Go to Login</Button>}>
        {messages.notLoggedIn} What you typed is kept.
      </Notice>
    </div>
  );
}
