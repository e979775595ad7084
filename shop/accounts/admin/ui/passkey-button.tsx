import { Fingerprint } from 'lucide-react';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';

type Props = { label: string; onClick: () => Promise<void> };

/** Runs the browser's passkey dialog, and shows why it failed. */
export function PasskeyButton({ label, onClick }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onClick();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void run()}>
        <Fingerprint aria-hidden strokeWidth={1.5} /> {label}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
