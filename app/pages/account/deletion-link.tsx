import { useState } from 'react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { endpoints } from '#shop/accounts/account-deletion.ts';
import { WhatGoes } from '#shop/accounts/ui/deletion/what-goes.tsx';
import { clearSession } from '#shop/accounts/ui/session.ts';
import { PrivatePage } from '../../page-kit/private-page.tsx';

type Outcome = { good: boolean; text: string };

/** Page of the link that deletes an account after a call. Mail programs open links too, so a button deletes. */
export function DeletionLinkPage() {
  const [said, setSaid] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    setSaid(await deleteByLink().finally(() => setBusy(false)));
  };
  return (
    <PrivatePage title="Delete your account">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <PageHeading>Delete your account</PageHeading>
        {said && <Notice tone={said.good ? 'info' : 'error'}>{said.text}</Notice>}
        {!said?.good && (
          <>
            <WhatGoes when="When you confirm" />
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/" variant="secondary">
                Keep my account
              </ButtonLink>
              <Button variant="danger" busy={busy} onClick={() => void leave()}>
                Delete my account for good
              </Button>
            </div>
          </>
        )}
      </div>
    </PrivatePage>
  );
}

/** Reads the token only in the browser, so that the page is the same for everyone. */
async function deleteByLink(): Promise<Outcome> {
  const token = (new URLSearchParams(window.location.search).get('token') ?? '').slice(0, 100);
  try {
    const { message } = await callApi(endpoints.confirmByLink, { body: { token } });
    await clearSession();
    return { good: true, text: message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { good: false, text: error.message || 'That did not work. Please try again.' };
  }
}
