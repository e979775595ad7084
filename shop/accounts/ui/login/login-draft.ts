import { z } from 'zod';
import { minuteMs } from '#platform/india-time.ts';
import { type LoginStep, loginSteps, stepBefore } from '../../login-steps.ts';

/**
 * What is typed into the login modal, kept in this tab until it has led to a login: a failure, a back step or a reload
 * loses nothing. Never the code itself.
 */
export type LoginDraft = {
  open: boolean;
  step: LoginStep;
  firstName: string;
  lastName: string;
  email: string;
  /** When the newest code was sent. */
  sentAt: number;
};

const key = 'login';
const codeWorksMs = 10 * minuteMs;

export const blankDraft: LoginDraft = {
  open: false,
  step: 'login',
  firstName: '',
  lastName: '',
  email: '',
  sentAt: 0,
};

const stored = z.object({
  open: z.boolean(),
  step: z.enum(Object.keys(loginSteps) as LoginStep[]),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  sentAt: z.number(),
});

/** The draft of this tab; a step whose code is over is left for the one before. */
export function readLoginDraft(): LoginDraft {
  try {
    const draft = stored.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    const isOver = draft.sentAt + codeWorksMs < Date.now();
    return isOver ? { ...draft, step: stepBefore(draft.step) } : draft;
  } catch {
    return blankDraft;
  }
}

export function storeLoginDraft(change: Partial<LoginDraft>): void {
  sessionStorage.setItem(key, JSON.stringify({ ...readLoginDraft(), ...change }));
}

/** Once somebody is signed in nothing of it stays in the browser. */
export function deleteLoginDraft(): void {
  sessionStorage.removeItem(key);
}

/** Whether a login was open with something typed. */
export function isUnderWay({ open, firstName, lastName, email }: LoginDraft): boolean {
  return open && `${firstName}${lastName}${email}` !== '';
}
