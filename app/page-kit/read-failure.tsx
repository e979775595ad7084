import { useEffect } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureText } from './use-page-read.ts';

type Props = { failure: { status: number; message: string }; again: () => void };

/** `Error: …` where the page's content would stand, and another try. Without a connection the copy of when it was last seen. */
export function ReadFailure({ failure, again }: Props) {
  const { status } = failure;
  useEffect(() => {
    if (status === 0) void showKeptPage();
  }, [status]);
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" onClick={again}>
          Try again
        </Button>
      }
    >
      {failureText(failure)}
    </Notice>
  );
}

/** The service worker answers with the page as it was last seen, once a visit, so that a copy that fails too stays put. */
async function showKeptPage(): Promise<void> {
  if (!('caches' in window) || !navigator.serviceWorker?.controller) return;
  const { href } = window.location;
  const tried = `kept ${href}`;
  if (sessionStorage.getItem(tried) || !(await caches.match(href, { ignoreVary: true }))) return;
  sessionStorage.setItem(tried, 'yes');
  if (window.location.href === href) window.location.reload();
}
