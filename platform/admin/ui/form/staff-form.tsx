import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { StaffFormState } from './use-staff-form.ts';

type Props<Values extends FieldValues> = {
  state: StaffFormState<Values>;
  label: string;
  saveLabel?: string;
  /** A form longer than the screen keeps its button at the lower edge. */
  isLong?: boolean;
  children: ReactNode;
};

/** Every form of the staff side: fields, what happened to them, and the save button. */
export function StaffForm<Values extends FieldValues>({
  state,
  label,
  saveLabel = 'Save',
  isLong = false,
  children,
}: Props<Values>) {
  const { form, submit, isRestored, discard, failure } = state;
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="flex flex-col gap-4">
      {isRestored && (
        <Notice
          action={
            <Button variant="quiet" onClick={discard}>
              Discard
            </Button>
          }
        >
          What you typed before is back. It is not saved yet.
        </Notice>
      )}
      {children}
      <ConflictNotice state={state} />
      <div
        className={`flex flex-col gap-4 ${isLong ? 'sticky bottom-0 max-lg:bottom-14 z-10 -mx-4 border-t border-line bg-ghee px-4 py-3' : ''}`}
      >
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" className="self-start" busy={form.formState.isSubmitting}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}

function ConflictNotice<Values extends FieldValues>({ state }: { state: StaffFormState<Values> }) {
  const { conflict, keepMine, takeTheirs } = state;
  if (!conflict) return null;
  return (
    <Notice tone="error">
      <p className="font-semibold">{conflict.message}</p>
      <p>Changed: {conflict.changed.join(', ')}. What you typed is still here.</p>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button variant="secondary" onClick={() => void keepMine(conflict)}>
          Save mine
        </Button>
        <Button variant="secondary" onClick={() => takeTheirs(conflict)}>
          Take theirs
        </Button>
      </div>
    </Notice>
  );
}
