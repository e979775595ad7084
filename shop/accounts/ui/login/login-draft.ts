import type { LoginStep } from '../../login-steps.ts';

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

export const blankDraft: LoginDraft = {
  open: false,
  step: 'login',
  firstName: '',
  lastName: '',
  email: '',
  sentAt: 0,
};

/** Returns the draft of this tab, whatever step it names. */
export function readLoginDraft(): LoginDraft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(draft) ? draft : blankDraft;
  } catch {
    return blankDraft;
  }
}

/** Every page reads the draft, so it is checked without zod. */
function isDraft(stored: unknown): stored is LoginDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(blankDraft).every(([name, blank]) => typeof fields.get(name) === typeof blank);
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
