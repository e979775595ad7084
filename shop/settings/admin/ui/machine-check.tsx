import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { type CheckResult, endpoints, type Setting } from '../contract.ts';

type Check = { label: string; progress: string; run: () => Promise<CheckResult> };

/** A check is shown in the group that holds its setting. */
const checks: Record<string, Check> = {
  MAIL_URL: {
    label: 'Send a test email',
    progress: 'Logging in to the mail server…',
    run: () => callApi(endpoints.sendTestEmail, {}),
  },
  COURIER: {
    label: 'Ask the courier',
    progress: 'Asking the courier…',
    run: () => callApi(endpoints.askCourier, {}),
  },
  STORAGE_URL: {
    label: 'Test the bucket',
    progress: 'Writing, reading and removing a small file…',
    run: () => callApi(endpoints.testBucket, { body: { place: 'pictures' } }),
  },
  BACKUP_URL: {
    label: 'Test the bucket of backups',
    progress: 'Writing, reading and removing a small file…',
    run: () => callApi(endpoints.testBucket, { body: { place: 'backups' } }),
  },
};

type Props = { settings: Setting[]; isSaving: boolean };

export function GroupCheck({ settings, isSaving }: Props) {
  const { name } = settings.find((one) => Object.hasOwn(checks, one.name)) ?? {};
  if (name === undefined) return null;
  const seen = settings.map(({ value, version }) => `${version} ${value}`).join('\n');
  return <MachineCheck check={checks[name]!} seen={seen} isSaving={isSaving} />;
}

/** A result belongs to the settings that the check has seen. A check waits for a save, and runs again when they changed under it. */
function MachineCheck({ check, seen, isSaving }: { check: Check; seen: string; isSaving: boolean }) {
  const [isWanted, setWanted] = useState(false);
  const latest = useRef(seen);
  const { mutate, data, error, variables, isIdle, isPending } = useMutation({
    mutationFn: (_seen: string) => check.run(),
    onSettled: (_result, _error, asked) => setWanted(latest.current !== asked),
  });
  useEffect(() => {
    latest.current = seen;
    if (isWanted && !isSaving && !isPending) mutate(seen);
  }, [isWanted, isSaving, isPending, seen, mutate]);
  const isBusy = isWanted || isPending;
  const isOfNow = !isIdle && !isBusy && variables === seen;
  const result = error ? { isFine: false, message: failureOf(error) } : data;
  return (
    <div className="flex max-w-xl flex-col items-start gap-2">
      <Button variant="secondary" busy={isBusy} onClick={() => setWanted(true)}>
        {check.label}
      </Button>
      <output className="block text-sm wrap-anywhere">
        {isBusy && <span className="text-moss">{check.progress}</span>}
        {isOfNow && result && <Result {...result} />}
      </output>
    </div>
  );
}

function Result({ isFine, message }: CheckResult) {
  const Icon = isFine ? CircleCheck : CircleAlert;
  return (
    <span className="flex items-start gap-2">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isFine ? 'text-leaf' : 'text-clay'}`}
        strokeWidth={1.5}
      />
      <span>{message}</span>
    </span>
  );
}
