import { useState } from 'react';
import { Dialog } from '#platform/ui/dialog.tsx';
import { clearsForm, type LoginMove, type LoginStep, loginSteps, moved } from '../login-steps.ts';
import {
  askForLoginCode,
  askForRegistrationCode,
  type Names,
  type Refused,
  verifyLogin,
  verifyRegistration,
} from './ask.ts';
import { EmailStep } from './email-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { RegisterStep } from './register-step.tsx';

type Parts = { demo: boolean; onClose: () => void; onSignedIn: () => void };

const blank: Names = { firstName: '', lastName: '', email: '' };

/** The four steps of logging in and registering (specification, sections 2 and 4). */
export default function LoginDialog({ demo, onClose, onSignedIn }: Parts) {
  const [step, setStep] = useState<LoginStep>('login');
  const [draft, setDraft] = useState(blank);

  const move = (made: LoginMove) => {
    const next = moved(step, made);
    if (clearsForm(step, made)) setDraft(blank);
    if (next === 'closed') onSignedIn();
    else setStep(next);
  };
  const send = async (typed: Names, ask: (typed: Names) => Promise<Refused>) => {
    setDraft(typed);
    const refused = await ask(typed);
    if (!refused) move('sent');
    return refused;
  };
  const verify = async (refusal: Promise<Refused>) => {
    const refused = await refusal;
    if (!refused) move('verified');
    return refused;
  };
  const { email } = draft;
  const back = () => move('back');

  return (
    <Dialog title={loginSteps[step].title} open onClose={onClose}>
      {step === 'login' && (
        <EmailStep
          email={email}
          demo={demo}
          onSubmit={(typed) => send({ ...blank, ...typed }, askForLoginCode)}
          onSwitch={() => move('switch')}
          onSignedIn={onSignedIn}
        />
      )}
      {step === 'register' && (
        <RegisterStep
          draft={draft}
          onSubmit={(typed) => send(typed, askForRegistrationCode)}
          onSwitch={() => move('switch')}
        />
      )}
      {step === 'verifyLoginOtp' && (
        <OtpStep
          email={email}
          back="Back to Login"
          onBack={back}
          onResend={() => askForLoginCode(draft)}
          onSubmit={(otp) => verify(verifyLogin({ email, otp }))}
        />
      )}
      {step === 'verifyRegisterOtp' && (
        <OtpStep
          email={email}
          back="Back to Registration"
          onBack={back}
          onResend={() => askForRegistrationCode(draft)}
          onSubmit={(otp) => verify(verifyRegistration({ email, otp }))}
        />
      )}
    </Dialog>
  );
}
