import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, type StaffSession } from '../contract.ts';
import { CodeForm } from './code-form.tsx';
import { signInWithPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { Step } from './step.tsx';

type Props = { session: StaffSession; onProved: () => Promise<unknown> };

/** Asks for the second factor: passkey, time code, or a recovery code when both are lost. */
export function ProveFactor({ session: { factors, recoveryCodesLeft, passkeysRefused }, onProved }: Props) {
  const [isLost, setLost] = useState(false);
  const hasPasskey = factors.includes('passkey') && passkeysRefused === null;
  if (isLost)
    return (
      <Step title="Use a recovery code">
        <p className="text-moss">
          Each recovery code works once. {recoveryCodesLeft} are left. Without one, the owner runs{' '}
          <code className="wrap-anywhere">npm run staff -- --email you@example.in --reset</code>
        </p>
        <CodeForm
          key="recovery-code"
          kind="recovery-code"
          onSubmit={async (code) => {
            await callApi(endpoints.verifyRecoveryCode, { body: { code } });
            await onProved();
          }}
        />
        <Button variant="quiet" onClick={() => setLost(false)}>
          Back
        </Button>
      </Step>
    );
  return (
    <Step title="Confirm that it is you">
      {hasPasskey && (
        <PasskeyButton
          label="Use a passkey"
          onClick={async () => {
            await signInWithPasskey();
            await onProved();
          }}
        />
      )}
      {factors.includes('passkey') && passkeysRefused && <p className="text-moss">{passkeysRefused}</p>}
      {factors.includes('time-code') && (
        <CodeForm
          kind="time-code"
          onSubmit={async (code) => {
            await callApi(endpoints.verifyTimeCode, { body: { code } });
            await onProved();
          }}
        />
      )}
      <Button variant="quiet" onClick={() => setLost(true)}>
        I lost my device
      </Button>
    </Step>
  );
}
