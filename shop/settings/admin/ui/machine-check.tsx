import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
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

/** The check of a group, if it has one. A result belongs to the settings that it has seen. */
export function GroupCheck({ settings }: { settings: Setting[] }) {
  const { name } = settings.find((one) => Object.hasOwn(checks, one.name)) ?? {};
  if (name === undefined) return null;
  const seen = settings.map(({ value, version }) => `${version} ${value}`).join('\n');
  return <MachineCheck key={seen} check={checks[name]!} />;
}

function MachineCheck({ check: { label, progress, run } }: { check: Check }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: run });
  const result = error ? { isFine: false, message: failureOf(error) } : data;
  return (
    <div className="flex max-w-xl flex-col items-start gap-2">
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      <output className="block text-sm wrap-anywhere">
        {isPending && <span className="text-moss">{progress}</span>}
        {!isPending && result && <Result {...result} />}
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
