import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Refused } from './ask.ts';

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
 * A step begins in the first field of its form. At once, and not by react-hook-form a moment later: when the button with the
 * focus goes away, the window would take the focus itself in between.
 */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
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
