import { useEffect, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { resendAfterSeconds } from '../contract.ts';

type Props = { sentAt?: number | undefined; onResend: () => Promise<unknown> };

export function ResendButton({ sentAt: lastSentAt, onResend }: Props) {
  const [sent, setSent] = useState(Date.now);
  const [now, setNow] = useState(Date.now);
  const sentAt = lastSentAt ?? sent;
  const [busy, setBusy] = useState(false);
  const left = Math.max(0, Math.ceil((sentAt - now) / 1000) + resendAfterSeconds);

  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);

  const resend = async () => {
    setBusy(true);
    await onResend().finally(() => setBusy(false));
    setSent(Date.now());
    setNow(Date.now());
  };
  return (
    <Button variant="quiet" busy={busy} disabled={left > 0} onClick={() => void resend()}>
      {left > 0 ? `Resend OTP in ${left} s` : 'Resend OTP'}
    </Button>
  );
}
