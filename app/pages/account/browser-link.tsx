import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { endpoints } from '#shop/accounts/browser-link.ts';
import { openLoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';

type Outcome = { good: boolean; text: string };

/** Page of the link sent instead of a code. Mail programs open links too, so a button confirms. */
export default function BrowserLinkPage() {
  const [said, setSaid] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setSaid(await confirmBrowser().finally(() => setBusy(false)));
  };
  return (
    <PrivatePage title="Confirm this browser">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <PageHeading>Confirm this browser</PageHeading>
        {!said && (
          <p className="text-lg">
            Many wrong codes were entered for your e-mail. Confirm the browser in which you want to log in.
            After that, your codes arrive by e-mail as usual.
          </p>
        )}
        {said && <Notice tone={said.good ? 'info' : 'error'}>{said.text}</Notice>}
        {said ? (
          <Button onClick={() => openLoginModal()}>Log in</Button>
        ) : (
          <Button busy={busy} onClick={() => void confirm()}>
            Confirm this browser
          </Button>
        )}
      </div>
    </PrivatePage>
  );
}

/** Reads the token only in the browser, so that the page is the same for everyone. */
async function confirmBrowser(): Promise<Outcome> {
  const token = (new URLSearchParams(window.location.search).get('token') ?? '').slice(0, 100);
  try {
    const { message } = await callApi(endpoints.openBrowserLink, { body: { token } });
    return { good: true, text: message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { good: false, text: error.message || 'That did not work. Please try again.' };
  }
}
