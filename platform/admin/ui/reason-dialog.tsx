import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ApiError } from '../../ui/call-api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { failureOf } from '../../ui/sending/failure-of.ts';
import { TextAreaField } from '../../ui/text-field.tsx';

type ReasonRequest = { why: string; settle: (reason: string) => void };

let open: ((asked: ReasonRequest) => void) | undefined;

/**
 * Runs an action without a reason. When the shop wants one, which only the owner may give, a dialog asks for it, and the action runs again. Typed
 * text stays. A closed dialog throws the refusal.
 */
export async function withReason<Result>(action: (reason: string) => Promise<Result>): Promise<Result> {
  try {
    return await action('');
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'reason_wanted' || !open) throw error;
    const reason = await new Promise<string>((settle) => open?.({ why: error.message, settle }));
    if (reason === '') throw error;
    return action(reason);
  }
}

/** Returns what the shop says about the words in a field, or why else an action failed. */
export function refusedWords(error: Error | null, field: string): string | undefined {
  if (!error) return undefined;
  return (error instanceof ApiError && error.fields[field]) || failureOf(error);
}

/** The dialog behind `withReason`. The staff gate holds it once. */
export function ReasonDialog() {
  const [asked, setAsked] = useState<ReasonRequest>();
  const [reason, setReason] = useState('');
  useEffect(() => {
    open = setAsked;
    return () => {
      open = undefined;
    };
  }, []);
  const settle = (given: string) => {
    asked?.settle(given);
    setAsked(undefined);
    setReason('');
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') settle(reason.trim());
  };
  return (
    <Dialog title="Send these words?" open={asked !== undefined} onClose={() => settle('')}>
      <form noValidate aria-label="Reason" onSubmit={send} className="flex flex-col items-start gap-4">
        <p className="wrap-anywhere">{asked?.why}</p>
        <TextAreaField
          label="Why they may stand"
          hint="The log keeps the reason with your name."
          rows={3}
          maxLength={300}
          className="w-full"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" disabled={reason.trim() === ''}>
          Send them
        </Button>
      </form>
    </Dialog>
  );
}
