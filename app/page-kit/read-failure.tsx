import { useEffect } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureText } from './use-page-read.ts';

type Props = { failure: { status: number; message: string }; again: () => void };

/** Shows `Error: …` in place of the content, with a retry. Without a connection it shows the page's saved copy. */
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

/** The service worker answers with the saved copy, once per visit, so that a failing copy cannot loop. */
async function showKeptPage(): Promise<void> {
  if (!('caches' in window) || !navigator.serviceWorker?.controller) return;
  const { href } = window.location;
  const tried = `kept ${href}`;
  if (sessionStorage.getItem(tried) || !(await caches.match(href, { ignoreVary: true }))) return;
  sessionStorage.setItem(tried, 'yes');
  if (window.location.href === href) window.location.reload();
}
