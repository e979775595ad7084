import { minuteMs } from '#platform/time-spans.ts';
import { loginSteps, stepBefore } from '../../login-steps.ts';
import { blankDraft, type LoginDraft, readLoginDraft } from './login-draft.ts';

const codeWorksMs = 10 * minuteMs;

/** Returns the draft of this tab. A step with an expired code falls back to the step before. */
export function openedDraft(): LoginDraft {
  const draft = readLoginDraft();
  if (!Object.hasOwn(loginSteps, draft.step)) return blankDraft;
  const isOver = draft.sentAt + codeWorksMs < Date.now();
  return isOver ? { ...draft, step: stepBefore(draft.step) } : draft;
}
