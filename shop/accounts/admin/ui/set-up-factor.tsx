import { useState } from 'react';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { renderSVG } from 'uqr';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { endpoints, type StaffSession } from '../contract.ts';
import { CodeForm } from './code-form.tsx';
import { addPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { Step } from './step.tsx';

type Secret = { secret: string; uri: string };
type Props = { session: StaffSession; onAdded: (recoveryCodes: string[]) => void };

/** The first sign-in of staff sets up a passkey or a time code. */
export function SetUpFactor({ session: { passkeysRefused }, onAdded }: Props) {
  const [secret, setSecret] = useState<Secret>();
  const [failure, setFailure] = useState<string>();
  const askForSecret = () =>
    callApi(endpoints.setUpTimeCode, {}).then(setSecret, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(failureOf(error));
    });
  if (secret) return <TimeCode {...secret} onAdded={onAdded} />;
  return (
    <Step title="Set up a second factor">
      <p className="text-moss">
        Staff confirm each sign-in with a second factor, so that a stolen e-mail password opens nothing.
      </p>
      {passkeysRefused ? (
        <p className="text-moss">{passkeysRefused}</p>
      ) : (
        <PasskeyButton
          label="Set up a passkey on this device"
          onClick={async () => onAdded(await addPasskey())}
        />
      )}
      <Button variant={passkeysRefused ? 'primary' : 'secondary'} onClick={() => void askForSecret()}>
        Set up a time code with an app
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </Step>
  );
}

function TimeCode({ secret, uri, onAdded }: Secret & Pick<Props, 'onAdded'>) {
  return (
    <Step title="Set up a time code">
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-moss">
        <li>Scan the picture with an authenticator app, such as Google Authenticator or Aegis.</li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <QrCode text={uri} />
      <a className="link inline-flex min-h-11 items-center" href={uri}>
        Open the app on this phone
      </a>
      <p className="text-sm text-moss">
        Or type this key into the app: <code className="wrap-anywhere text-ink">{secret}</code>
      </p>
      <CodeForm
        kind="time-code"
        onSubmit={async (code) =>
          onAdded((await callApi(endpoints.confirmTimeCode, { body: { code } })).recoveryCodes)
        }
      />
    </Step>
  );
}

/** Black on white in both colour schemes, since cameras read no inverted code. */
function QrCode({ text }: { text: string }) {
  const svg = renderSVG(text, { border: 2 });
  return (
    <img
      alt="QR code for the authenticator app"
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      className="size-48 self-center"
    />
  );
}
