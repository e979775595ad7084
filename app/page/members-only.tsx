import { UserRound } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { messages } from '#shop/identity/contract.ts';
import { openLoginModal } from '#shop/identity/ui/login-modal.tsx';
import { useSession } from '#shop/identity/ui/session.ts';

type Parts = {
  why: string;
  waiting: ReactNode;
  /** Of the page, where `children` bring their own and are not there yet. */
  heading?: ReactNode;
  children: ReactNode;
};

/**
 * What only a signed-in shopper sees; everybody else is offered the login, and is here again afterwards. It stays when
 * their session ends, so that no form is lost; somebody else begins anew.
 */
export function MembersOnly({ why, waiting, heading, children }: Parts) {
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
        title="You are not logged in"
        action={<Button onClick={() => openLoginModal()}>Log in</Button>}
      >
        {why}
      </EmptyState>
    </>
  );
}

function SessionEnded() {
  return (
    <div className="pb-6">
      <Notice tone="error" action={<Button onClick={() => openLoginModal()}>Log in</Button>}>
        {messages.notLoggedIn} What you typed is kept.
      </Notice>
    </div>
  );
}
