import { useState } from 'react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { endpoints } from '#shop/accounts/account-deletion.ts';
import { openLoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { clearSession } from '#shop/accounts/ui/session.ts';
import { PrivatePage } from '../../page-kit/private-page.tsx';

type Outcome = { good: boolean; text: string };

/** Page of the link in the notice about a changed email. Mail programs open links too, so a button undoes the change. */
export default function UndoEmailChangePage() {
  const [said, setSaid] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    setSaid(await askToUndo().finally(() => setBusy(false)));
  };
  return (
    <PrivatePage title="Take your account back">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <PageHeading>Take your account back</PageHeading>
        {!said?.good && (
          <p className="text-lg">
            The e-mail of your account was changed. If that was not you, bring the old address back: every
            device is logged out, and whoever is in there is out.
          </p>
        )}
        {said && <Notice tone={said.good ? 'info' : 'error'}>{said.text}</Notice>}
        {said?.good ? (
          <Button onClick={() => openLoginModal()}>Log in</Button>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void undo()}>
              Bring my old e-mail back
            </Button>
            <ButtonLink to="/" variant="secondary">
              It was me, change nothing
            </ButtonLink>
          </div>
        )}
      </div>
    </PrivatePage>
  );
}

/** Reads the token only in the browser, so that the page is the same for everyone. */
async function askToUndo(): Promise<Outcome> {
  const token = (new URLSearchParams(window.location.search).get('token') ?? '').slice(0, 80);
  try {
    const { message } = await callApi(endpoints.undoEmail, { body: { token } });
    await clearSession();
    return { good: true, text: message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { good: false, text: error.message || 'That did not work. Please try again.' };
  }
}
