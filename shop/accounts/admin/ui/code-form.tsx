import { zodResolver } from '@hookform/resolvers/zod';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { recoveryCodeForm, timeCodeForm } from '../contract.ts';

type Props = { kind: 'time-code' | 'recovery-code'; onSubmit: (code: string) => Promise<void> };

const fields = {
  'time-code': { label: 'Code from the app', inputMode: 'numeric', autoComplete: 'one-time-code' },
  'recovery-code': { label: 'Recovery code', inputMode: 'text', autoComplete: 'off' },
} as const;

/** One field for a code. A refusal is at the field, which keeps the focus. */
export function CodeForm({ kind, onSubmit }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(kind === 'time-code' ? timeCodeForm : recoveryCodeForm),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(({ code }) =>
    onSubmit(code).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setError('code', { message: failureOf(error) }, { shouldFocus: true });
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField {...fields[kind]} {...register('code')} error={formState.errors.code?.message} />
      <Button type="submit" busy={formState.isSubmitting}>
        Confirm
      </Button>
    </form>
  );
}
