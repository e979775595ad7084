import type { ComponentProps, ReactNode } from 'react';
import { Field, inputLook } from './field.tsx';

type Around = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
};

/** A labelled text input for react-hook-form's `register`. */
export function TextField({
  label,
  error,
  hint,
  optional,
  className,
  ...input
}: ComponentProps<'input'> & Around) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false} className={className ?? ''}>
      {(field) => <input {...input} {...field} className={inputLook} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  error,
  hint,
  optional,
  className,
  ...area
}: ComponentProps<'textarea'> & Around) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false} className={className ?? ''}>
      {(field) => <textarea rows={4} {...area} {...field} className={inputLook} />}
    </Field>
  );
}
