import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Refused } from './request-code.ts';

/** Tells what stands in a form each time something is typed. */
export function useTypedInto<T extends FieldValues>(
  { subscribe }: UseFormReturn<T>,
  onTyped: (typed: T) => void,
): void {
  const tell = useEffectEvent(onTyped);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [subscribe],
  );
}

/**
 * The focus is in a step's first field with the step itself. The form's own setFocus comes a moment later: by then the window
 * has noticed that the focus was lost with the step before, and takes it.
 */
export function useFirstField(name: string) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [name]);
  return form;
}

/** Shows at each field what the server refused there. */
export function showRefused(
  refused: Refused,
  setError: (name: never, error: { message: string }, options?: { shouldFocus: boolean }) => void,
): void {
  for (const [field, message] of Object.entries(refused ?? {}))
    setError(field as never, { message }, { shouldFocus: true });
}

/** The link to the other of login and registration. */
export function SwitchLink({
  before,
  label,
  onClick,
}: {
  before: string;
  label: string;
  onClick: () => void;
}) {
  return (
    <p className="text-center text-moss">
      {before}{' '}
      <button type="button" onClick={onClick} className="link min-h-11 font-semibold">
        {label}
      </button>
    </p>
  );
}
