import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { User } from '../../contract.ts';
import { emailForm } from '../../profile.ts';
import { askForLoginCode, type Refused, verifyLogin } from '../request-code.ts';
import { OtpStep } from '../otp-step.tsx';
import { showRefused } from '../step-parts.tsx';
import { Block, Facts, SaveOrCancel } from './block.tsx';
import { freshLogin, useSaveBlock, useVerifyEmail } from './save-block.ts';

type Step = 'shown' | 'editing' | 'proving' | 'verifying';

/** A new address takes effect with its code. */
export function EmailBlock({ user }: { user: User }) {
  const [step, setStep] = useState<Step>('shown');
  const [wanted, setWanted] = useState('');
  const save = useSaveBlock('email', user);
  const verify = useVerifyEmail();
  const { email, pendingEmail } = user;
  const show = () => {
    setWanted('');
    setStep('shown');
  };
  const enterCode = async (otp: string) => {
    const refused = await verify(otp);
    if (!refused) show();
    return refused;
  };
  const change = async (next: string) => {
    const refused = await save({ email: next });
    if (refused?.[freshLogin]) return prove(next);
    if (!refused) setStep(next === email ? 'shown' : 'verifying');
    return refused;
  };
  const prove = async (next: string) => {
    setWanted(next);
    const refused = await askForLoginCode({ email });
    if (!refused) setStep('proving');
    return refused;
  };
  const enterProof = async (otp: string) => {
    const refused = await verifyLogin({ email, otp });
    if (!refused && (await change(wanted))) setStep('editing');
    return refused;
  };
  const keepOld = async () => {
    if (!(await save({ email }))) show();
  };
  return (
    <Block title="Email Address" editing={step !== 'shown'} onEdit={() => setStep('editing')}>
      {step === 'editing' && <EmailForm email={wanted || email} onSave={change} onCancel={show} />}
      {step === 'proving' && (
        <div className="flex max-w-md flex-col gap-4">
          <Notice>
            For your safety, first enter the code that we sent to your current address. After that we send a
            code to <strong className="wrap-anywhere">{wanted}</strong>.
          </Notice>
          <OtpStep
            key="proving"
            email={email}
            back="Keep the old address"
            onSubmit={enterProof}
            onResend={() => askForLoginCode({ email })}
            onBack={show}
          />
        </div>
      )}
      {step === 'verifying' && pendingEmail && (
        <div className="max-w-md">
          <OtpStep
            email={pendingEmail}
            back="Keep the old address"
            onSubmit={enterCode}
            onResend={() => change(pendingEmail)}
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

type FormProps = { email: string; onSave: (email: string) => Promise<Refused>; onCancel: () => void };

function EmailForm({ email: before, onSave, onCancel }: FormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(emailForm),
    defaultValues: { email: before },
  });
  const submit = handleSubmit(async ({ email }) => {
    showRefused(await onSave(email), setError);
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
