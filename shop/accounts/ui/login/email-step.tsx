import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { consentTexts } from '#shop/consent/contract.ts';
import { loginForm } from '../../forms.ts';
import type { GoogleOffer } from '../../google-offer.ts';
import type { Refused } from '../request-code.ts';
import { GoogleButton } from '../google/google-button.tsx';
import { RealGoogleButton } from '../google/real-google-button.tsx';
import { showRefused, SwitchLink, useFirstField, useTypedInto } from '../step-parts.tsx';

type Typed = { email: string };
type Props = {
  email: string;
  /** The code opens the account of a new email too. */
  oneCode: boolean;
  google: GoogleOffer;
  onDraft: (typed: Typed) => void;
  onSubmit: (typed: Typed) => Promise<Refused>;
  onSwitch: () => void;
  onSignedIn: () => void;
};

export function EmailStep({ email, oneCode, google, onDraft, onSubmit, onSwitch, onSignedIn }: Props) {
  const form = useForm({ resolver: zodResolver(loginForm), defaultValues: { email } });
  const { register, handleSubmit, setError, formState } = form;
  const place = useFirstField('email');
  useTypedInto(form, onDraft);
  const submit = handleSubmit(async (typed) => showRefused(await onSubmit(typed), setError));
  return (
    <div className="flex flex-col gap-5">
      <form ref={place} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...register('email')}
          error={formState.errors.email?.message}
        />
        {oneCode && <p className="text-sm text-moss">{consentTexts.account.words}</p>}
        <Button type="submit" busy={formState.isSubmitting}>
          Send OTP
        </Button>
      </form>
      {google === 'real' && (
        <div className="flex flex-col gap-2">
          <RealGoogleButton />
          {!oneCode && <p className="text-sm text-moss">{consentTexts.account.words}</p>}
        </div>
      )}
      {google === 'placeholder' && <GoogleButton onSignedIn={onSignedIn} />}
      {!oneCode && <SwitchLink before="New here?" label="Register now" onClick={onSwitch} />}
    </div>
  );
}
