import { withPlainDigits } from '#platform/reading/read-number.ts';
import { otpDigits } from './contract.ts';

/** The steps of the login modal and their moves (specification, sections 2 and 4). */
export type LoginStep = 'login' | 'verifyLoginOtp' | 'register' | 'verifyRegisterOtp';
export type LoginMove = 'sent' | 'verified' | 'back' | 'switch' | 'register';

type Place = { title: string; moves: Partial<Record<LoginMove, LoginStep | 'closed'>> };

export const loginSteps: Record<LoginStep, Place> = {
  login: { title: 'Welcome Back', moves: { sent: 'verifyLoginOtp', switch: 'register' } },
  verifyLoginOtp: {
    title: 'Verify Login OTP',
    moves: { back: 'login', register: 'register', verified: 'closed' },
  },
  register: { title: 'Create Your Account', moves: { sent: 'verifyRegisterOtp', switch: 'login' } },
  verifyRegisterOtp: { title: 'Verify Registration OTP', moves: { back: 'register', verified: 'login' } },
};

export function moved(step: LoginStep, move: LoginMove): LoginStep | 'closed' {
  return loginSteps[step].moves[move] ?? step;
}

/** The titles of the steps in a shop where one code registers and signs in. */
export const oneCodeTitles = { login: 'Log in or register', verifyLoginOtp: 'Verify OTP' };

/** Returns the step of one form and one code for a step of the four. */
export function oneCodeStep(step: LoginStep): keyof typeof oneCodeTitles {
  return step === 'verifyLoginOtp' ? step : 'login';
}

/** Returns whether a move clears the form: a switch link, or a verified registration. */
export function clearsForm(step: LoginStep, move: LoginMove): boolean {
  return move === 'switch' || (step === 'verifyRegisterOtp' && move === 'verified');
}

/** Returns the step that asked for the code; other steps stay. */
export function stepBefore(step: LoginStep): LoginStep {
  return moved(step, 'back') as LoginStep;
}

/** Six separate digits, also in two groups or one by one: `482 913`, `4-8-2-9-1-3`. */
const wholeCode = /(?:^|[^\d-]|(?:^|\D)-)(\d{3}[\s-]?\d{3}|\d(?:[\s-]\d){5})(?!-?\d)/;

/** Returns the code in a typed or pasted text, or its first six digits. */
export function otpDigitsOf(typed: string): string {
  const plain = withPlainDigits(typed);
  return (wholeCode.exec(plain)?.[1] ?? plain).replace(/\D/g, '').slice(0, otpDigits);
}
