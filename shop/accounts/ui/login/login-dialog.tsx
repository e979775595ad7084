import { useState } from 'react';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { googleOffer } from '../../google-offer.ts';
import {
  clearsForm,
  type LoginMove,
  loginSteps,
  moved,
  oneCodeStep,
  oneCodeTitles,
  stepBefore,
} from '../../login-steps.ts';
import {
  askForLoginCode,
  askForRegistrationCode,
  type Names,
  type Refused,
  verifyLogin,
  verifyRegistration,
} from '../request-code.ts';
import { EmailStep } from './email-step.tsx';
import { isInnerBrowser } from '#platform/reading/inner-browser.ts';
import { blankDraft, type LoginDraft, readLoginDraft, storeLoginDraft } from './login-draft.ts';
import { OtpStep } from '../otp-step.tsx';
import { RegisterStep } from './register-step.tsx';
import { SwitchLink } from '../step-parts.tsx';
import { sessionNow, useSession } from '../session.ts';
import { minuteMs } from '#platform/time-spans.ts';

type Props = {
  demo: boolean;
  google: boolean;
  oneCode: boolean;
  onClose: () => void;
  onSignedIn: () => void;
};

/** An installed shop on an iPhone looks like a browser inside an app, and Google signs in there. */
const isInApp = () =>
  isInnerBrowser(navigator.userAgent) && !(navigator as { standalone?: boolean }).standalone;

/** The four steps of login and registration (specification, sections 2 and 4), or the two of one code for both. */
export default function LoginDialog({ demo, google, oneCode, onClose, onSignedIn }: Props) {
  const { ended } = useSession();
  const [stored, change] = useDraft();
  const draft = oneCode ? { ...stored, step: oneCodeStep(stored.step) } : stored;
  const move = (made: LoginMove) => {
    const next = moved(draft.step, made);
    if (next === 'closed') return onSignedIn();
    return change({ ...(clearsForm(draft.step, made) ? noNames : {}), step: next });
  };
  const send = async (typed: Partial<Names>, ask: (typed: Names) => Promise<Refused>) => {
    const names = { ...draft, ...typed };
    change(typed);
    const refused = await ask(names);
    if (!refused) change({ step: moved(draft.step, 'sent') as LoginDraft['step'], sentAt: Date.now() });
    return refused;
  };
  const resend = async (ask: (typed: Names) => Promise<Refused>) => {
    const refused = await ask(draft);
    if (!refused) change({ sentAt: Date.now() });
  };
  const verify = async (refusal: Promise<Refused>) => {
    const refused = await refusal;
    if (!refused) move('verified');
    return refused;
  };
  const { step, email, sentAt } = draft;
  const code = { email, sentAt, onBack: () => move('back') };

  return (
    <Dialog
      title={oneCode ? oneCodeTitles[oneCodeStep(step)] : loginSteps[step].title}
      open
      onClose={onClose}
    >
      {ended && (
        <div className="pb-4">
          <Notice>Your session has ended. Log in again: what you were doing is kept and then goes on.</Notice>
        </div>
      )}
      {step === 'login' && (
        <EmailStep
          email={email}
          oneCode={oneCode}
          google={googleOffer({ demo, google, ended, isInApp: isInApp() })}
          onDraft={change}
          onSubmit={(typed) => send(typed, askForLoginCode)}
          onSwitch={() => move('switch')}
          onSignedIn={onSignedIn}
        />
      )}
      {step === 'register' && (
        <RegisterStep
          draft={draft}
          onDraft={change}
          onSubmit={(typed) => send(typed, askForRegistrationCode)}
          onSwitch={() => move('switch')}
        />
      )}
      {step === 'verifyLoginOtp' && (
        <OtpStep
          {...code}
          back={oneCode ? 'Back' : 'Back to Login'}
          hint={!oneCode && <NewHere onRegister={() => move('register')} />}
          onResend={() => resend(askForLoginCode)}
          onSubmit={(otp) => verify(verifyLogin({ email, otp }))}
        />
      )}
      {step === 'verifyRegisterOtp' && (
        <OtpStep
          {...code}
          back="Back to Registration"
          onResend={() => resend(askForRegistrationCode)}
          onSubmit={(otp) => verify(verifyRegistration({ email, otp }))}
        />
      )}
    </Dialog>
  );
}

function NewHere({ onRegister }: { onRegister: () => void }) {
  return (
    <SwitchLink
      before="New here? Then the email brings no code and says so."
      label="Register now"
      onClick={onRegister}
    />
  );
}

const noNames = { firstName: '', lastName: '', email: '' };

/** Kept in the tab during typing. After an ended session it holds the user's address. */
function useDraft() {
  const [draft, setDraft] = useState(() => {
    const { ended, user } = sessionNow();
    return ended && user ? { ...blankDraft, email: user.email } : openedDraft();
  });
  const change = (changed: Partial<LoginDraft>) => {
    storeLoginDraft(changed);
    setDraft((before) => ({ ...before, ...changed }));
  };
  return [draft, change] as const;
}

const codeWorksMs = 10 * minuteMs;

/** Returns the draft of this tab. A step with an expired code falls back to the step before. */
function openedDraft(): LoginDraft {
  const draft = readLoginDraft();
  if (!Object.hasOwn(loginSteps, draft.step)) return blankDraft;
  const isOver = draft.sentAt + codeWorksMs < Date.now();
  return isOver ? { ...draft, step: stepBefore(draft.step) } : draft;
}
