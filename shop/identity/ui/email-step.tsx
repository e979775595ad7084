import { zodResolver } from '@hookform/resolvers/zod';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { loginForm } from '../contract.ts';
import type { Refused } from './ask.ts';
import { GoogleButton } from './google-button.tsx';
import { showRefused, SwitchLink } from './step-parts.tsx';

type Parts = {
  email: string;
  demo: boolean;
  onSubmit: (typed: { email: string }) => Promise<Refused>;
  onSwitch: () => void;
  onSignedIn: () => void;
};

/** 'Welcome Back': the e-mail that a login code goes to. */
export function EmailStep({ email, demo, onSubmit, onSwitch, onSignedIn }: Parts) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { email },
  });
  useLayoutEffect(() => setFocus('email'), [setFocus]);
  const submit = handleSubmit(async (typed) => showRefused(await onSubmit(typed), setError));
  return (
    <div className="flex flex-col gap-5">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...register('email')}
          error={formState.errors.email?.message}
        />
        <Button type="submit" busy={formState.isSubmitting}>
          Send OTP
        </Button>
      </form>
      <GoogleButton demo={demo} onSignedIn={onSignedIn} />
      <SwitchLink before="New here?" label="Register now" onClick={onSwitch} />
    </div>
  );
}
