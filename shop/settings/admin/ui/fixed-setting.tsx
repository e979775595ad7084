import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { Setting } from '../contract.ts';
import type { SettingChanges } from './queries.ts';

type Props = { setting: Setting; save: (body: SettingChanges) => Promise<void> };

/** A fact that a variable of the environment sets. The owner takes it over into the shop, and then deletes the line. */
export function FixedSetting({ setting, save }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { name, label, value, version } = setting;
  const takeOver = async () => {
    setBusy(true);
    await save({ changes: { [name]: value }, versions: { [name]: version } }).catch((error: unknown) =>
      toast.error(failureOf(error as Error)),
    );
    setBusy(false);
  };
  return (
    <div id={name} tabIndex={-1} className="flex flex-col gap-1 outline-none">
      <p className="text-sm font-semibold">{label}</p>
      <p className="wrap-anywhere">{value || 'nothing'}</p>
      {version > 0 && (
        <p key="taken" className="text-sm text-moss">
          <span>Taken over. Delete this line from the environment, and start the shop again:</span>{' '}
          <code className="wrap-anywhere">{`${name}=${value}`}</code>
        </p>
      )}
      {version === 0 && (
        <p key="fixed" className="text-sm text-moss">
          Set by the environment, so it cannot be changed here.
        </p>
      )}
      {version === 0 && (
        <Button
          key="take"
          variant="secondary"
          className="self-start"
          busy={isBusy}
          onClick={() => void takeOver()}
        >
          Take over into the shop<span className="sr-only">: {label}</span>
        </Button>
      )}
    </div>
  );
}
