import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { User } from '../../contract.ts';
import { emailForm } from '../../profile.ts';
import { OtpStep } from '../otp-step.tsx';
import { showRefused } from '../step-parts.tsx';
import { Block, Facts, SaveOrCancel } from './block.tsx';
import { useSaveBlock, useVerifyEmail } from './save-block.ts';

type Step = 'shown' | 'editing' | 'verifying';

/** The e-mail address; a new one takes effect with the code that it received. */
export function EmailBlock({ user }: { user: User }) {
  const [step, setStep] = useState<Step>('shown');
  const save = useSaveBlock('email', user);
  const verify = useVerifyEmail();
  const { email, pendingEmail } = user;
  const show = () => setStep('shown');
  const enterCode = async (otp: string) => {
    const refused = await verify(otp);
    if (!refused) show();
    return refused;
  };
  const keepOld = async () => {
    if (!(await save({ email }))) show();
  };
  return (
    <Block title="Email Address" editing={step !== 'shown'} onEdit={() => setStep('editing')}>
      {step === 'editing' && (
        <EmailForm user={user} onSaved={(waits) => setStep(waits ? 'verifying' : 'shown')} onCancel={show} />
      )}
      {step === 'verifying' && pendingEmail && (
        <div className="max-w-md">
          <OtpStep
            email={pendingEmail}
            back="Keep the old address"
            onSubmit={enterCode}
            onResend={() => save({ email: pendingEmail })}
            onBack={() => void keepOld()}
          />
        </div>
      )}
      {step === 'shown' && <Facts facts={[['Email', email]]} />}
      {step === 'shown' && pendingEmail && (
        <Notice action={<Button onClick={() => setStep('verifying')}>Enter the code</Button>}>
          Your new address <strong className="wrap-anywhere">{pendingEmail}</strong> waits for its code.
        </Notice>
      )}
    </Block>
  );
}

type FormParts = { user: User; onSaved: (waits: boolean) => void; onCancel: () => void };

function EmailForm({ user, onSaved, onCancel }: FormParts) {
  const save = useSaveBlock('email', user);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(emailForm),
    defaultValues: { email: user.email },
  });
  const submit = handleSubmit(async ({ email }) => {
    const refused = await save({ email });
    if (refused) showRefused(refused, setError);
    else onSaved(email !== user.email);
  });
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="We send a code to a new address before it takes effect."
        {...register('email')}
        error={formState.errors.email?.message}
      />
      <SaveOrCancel busy={formState.isSubmitting} onCancel={onCancel} />
    </form>
  );
}
