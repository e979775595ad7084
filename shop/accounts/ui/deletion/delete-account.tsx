import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { endpoints } from '../../account-deletion.ts';
import type { User } from '../../contract.ts';
import { OtpStep } from '../otp-step.tsx';
import { clearSession } from '../session.ts';
import { WhatGoes } from './what-goes.tsx';
import { askForDeletionCode, confirmDeletion } from './request-deletion.ts';

type Step = 'closed' | 'told' | 'verifying';

/** Says first what forbids it, what is deleted and what is kept, then asks for a code. */
export function DeleteAccount({ user }: { user: User }) {
  const [step, setStep] = useState<Step>('closed');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['account deletion'],
    queryFn: ({ signal }) => callApi(endpoints.look, {}, { signal }),
    enabled: step === 'told',
    gcTime: 0,
  });
  const forbiddenBy = data?.forbiddenBy;
  const close = () => setStep('closed');
  const ask = async () => {
    setBusy(true);
    setRefused('');
    const failure = await askForDeletionCode().finally(() => setBusy(false));
    if (failure) setRefused(failure);
    else setStep('verifying');
  };
  const leave = async (otp: string) => {
    const fields = await confirmDeletion(otp);
    if (fields) return fields;
    await clearSession(async () => navigate('/'));
    return null;
  };
  const resend = async () => {
    const failure = await askForDeletionCode();
    return failure ? { otp: failure } : null;
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <h4 className="font-serif text-lg font-semibold">Delete your account</h4>
      <p className="max-w-2xl text-moss">
        Everything we know of you goes, but for what tax law makes us keep of your orders and their invoices.
      </p>
      <Button variant="danger" onClick={() => setStep('told')}>
        Delete my account
      </Button>
      <Dialog title="Delete your account" open={step !== 'closed'} onClose={close}>
        {step === 'verifying' ? (
          <OtpStep
            email={user.email}
            action="Delete my account for good"
            variant="danger"
            back="Keep my account"
            onBack={close}
            onSubmit={leave}
            onResend={resend}
          />
        ) : (
          <div className="flex flex-col gap-4">
            {forbiddenBy && <Notice tone="error">{forbiddenBy}</Notice>}
            <WhatGoes when="With the code that we mail you" />
            {refused && !forbiddenBy && <Notice tone="error">{refused}</Notice>}
            <div className="flex flex-wrap justify-end gap-3 pt-2">
              <Button variant="secondary" onClick={close}>
                Keep my account
              </Button>
              {!forbiddenBy && (
                <Button variant="danger" busy={busy} onClick={() => void ask()}>
                  Send me the code
                </Button>
              )}
            </div>
          </div>
        )}
      </Dialog>
    </div>
  );
}
