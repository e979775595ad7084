import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { consentTexts } from '#shop/consent/contract.ts';
import { registerForm } from '../../forms.ts';
import type { Names, Refused } from '../request-code.ts';
import { showRefused, SwitchLink, useFirstField, useTypedInto } from '../step-parts.tsx';

type Props = {
  draft: Names;
  onDraft: (typed: Names) => void;
  onSubmit: (typed: Names) => Promise<Refused>;
  onSwitch: () => void;
};

export function RegisterStep({ draft, onDraft, onSubmit, onSwitch }: Props) {
  const { firstName, lastName, email } = draft;
  const form = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: { firstName, lastName, email },
  });
  const { register, handleSubmit, setError, formState } = form;
  useTypedInto(form, onDraft);
  const place = useFirstField('firstName');
  const submit = handleSubmit(async (typed) => showRefused(await onSubmit(typed), setError));
  const { errors, isSubmitting } = formState;
  return (
    <div className="flex flex-col gap-5">
      <form ref={place} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="First name"
          autoComplete="given-name"
          {...register('firstName')}
          error={errors.firstName?.message}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          {...register('lastName')}
          error={errors.lastName?.message}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...register('email')}
          error={errors.email?.message}
        />
        <p className="text-sm text-moss">{consentTexts.account.words}</p>
        <Button type="submit" busy={isSubmitting}>
          Send OTP
        </Button>
      </form>
      <SwitchLink before="Already have an account?" label="Login here" onClick={onSwitch} />
    </div>
  );
}
