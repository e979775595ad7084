import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button, type ButtonVariant } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { otpForm } from '../forms.ts';
import { otpDigitsOf } from '../login-steps.ts';
import type { Refused } from './request-code.ts';
import { ResendButton } from './resend-button.tsx';
import { showRefused, useFirstField } from './step-parts.tsx';

type Props = {
  email: string;
  /** The button's text and look, where the code does more than prove the address. */
  action?: string;
  variant?: ButtonVariant;
  back: string;
  /** Where no code comes, and what to do then. */
  hint?: ReactNode;
  onSubmit: (otp: string) => Promise<Refused>;
  sentAt?: number;
  onResend: () => Promise<unknown>;
  onBack: () => void;
};

export function OtpStep({
  email,
  action = 'Verify OTP',
  variant = 'primary',
  back,
  hint,
  sentAt,
  onSubmit,
  onResend,
  onBack,
}: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(otpForm),
    defaultValues: { otp: '' },
  });
  const place = useFirstField('otp');
  const submit = handleSubmit(async ({ otp }) => showRefused(await onSubmit(otp), setError));
  const field = register('otp');
  return (
    <form ref={place} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-moss">
        We sent a 6-digit code to <strong className="wrap-anywhere text-ink">{email}</strong>. It works for 10
        minutes.
      </p>
      <TextField
        label="OTP"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field}
        onChange={(event) => {
          event.target.value = otpDigitsOf(event.target.value);
          return field.onChange(event);
        }}
        error={formState.errors.otp?.message}
      />
      {hint}
      <Button type="submit" variant={variant} busy={formState.isSubmitting}>
        {action}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={onBack}>
          {back}
        </Button>
        <ResendButton sentAt={sentAt} onResend={onResend} />
      </div>
    </form>
  );
}
