import { minuteMs } from '#platform/india-time.ts';
import { type LoginStep, loginSteps, stepBefore } from '../../login-steps.ts';

/** Form input of the login modal, kept in this tab until the login, so that a reload loses nothing. Never the code. */
export type LoginDraft = {
  open: boolean;
  step: LoginStep;
  firstName: string;
  lastName: string;
  email: string;
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

/** Returns the draft of this tab. A step with an expired code falls back to the step before. */
export function readLoginDraft(): LoginDraft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isDraft(draft)) return blankDraft;
    const isOver = draft.sentAt + codeWorksMs < Date.now();
    return isOver ? { ...draft, step: stepBefore(draft.step) } : draft;
  } catch {
    return blankDraft;
  }
}

/** Every page reads the draft, so it is checked without zod. */
function isDraft(stored: unknown): stored is LoginDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const isWhole = Object.entries(blankDraft).every(
    ([name, blank]) => typeof fields.get(name) === typeof blank,
  );
  return isWhole && Object.hasOwn(loginSteps, String(fields.get('step')));
}

export function storeLoginDraft(change: Partial<LoginDraft>): void {
  sessionStorage.setItem(key, JSON.stringify({ ...readLoginDraft(), ...change }));
}

export function deleteLoginDraft(): void {
  sessionStorage.removeItem(key);
}

export function isUnderWay({ open, firstName, lastName, email }: LoginDraft): boolean {
  return open && `${firstName}${lastName}${email}` !== '';
}
