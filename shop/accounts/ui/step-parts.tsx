import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Refused } from './request-code.ts';

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

/** Focuses the first field with its step. The form's setFocus comes after the dialog has taken the lost focus. */
export function useFirstField(name: string) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [name]);
  return form;
}

export function showRefused(
  refused: Refused,
  setError: (name: never, error: { message: string }, options?: { shouldFocus: boolean }) => void,
): void {
  for (const [field, message] of Object.entries(refused ?? {}))
    setError(field as never, { message }, { shouldFocus: true });
}

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
