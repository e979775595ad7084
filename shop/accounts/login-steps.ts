import { otpDigits } from './contract.ts';

/** The steps of the login modal and the moves between them (specification, sections 2 and 4), as data. */
export type LoginStep = 'login' | 'verifyLoginOtp' | 'register' | 'verifyRegisterOtp';
export type LoginMove = 'sent' | 'verified' | 'back' | 'switch';

type Place = { title: string; moves: Partial<Record<LoginMove, LoginStep | 'closed'>> };

export const loginSteps: Record<LoginStep, Place> = {
  login: { title: 'Welcome Back', moves: { sent: 'verifyLoginOtp', switch: 'register' } },
  verifyLoginOtp: { title: 'Verify Login OTP', moves: { back: 'login', verified: 'closed' } },
  register: { title: 'Create Your Account', moves: { sent: 'verifyRegisterOtp', switch: 'login' } },
  verifyRegisterOtp: { title: 'Verify Registration OTP', moves: { back: 'register', verified: 'login' } },
};

/** Where a move leads. A move that a step does not have leads nowhere: the step stays. */
export function moved(step: LoginStep, move: LoginMove): LoginStep | 'closed' {
  return loginSteps[step].moves[move] ?? step;
}

/** Whether what was typed is cleared on the way: by a switch link, and once a registration is verified. */
export function clearsForm(step: LoginStep, move: LoginMove): boolean {
  return move === 'switch' || (step === 'verifyRegisterOtp' && move === 'verified');
}

/** Where a step that waits for a code came from; the others stay. */
export function stepBefore(step: LoginStep): LoginStep {
  return moved(step, 'back') as LoginStep;
}

/** Six digits that stand by themselves, perhaps in two groups or one by one: `482 913`, `4-8-2-9-1-3`. */
const wholeCode = /(?<!\d-?)(?:\d{3}[\s-]?\d{3}|\d(?:[\s-]\d){5})(?!-?\d)/;

/** What the code field keeps of what is typed or pasted: the code of a whole sentence, else digits only, six at most. */
export function otpDigitsOf(typed: string): string {
  return (wholeCode.exec(typed)?.[0] ?? typed).replace(/\D/g, '').slice(0, otpDigits);
}
