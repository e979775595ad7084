import type { ComponentProps, ReactNode } from 'react';
import { Field, inputLook } from './field.tsx';

type Around = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
};

/**
 * A labelled text input for react-hook-form's `register`. A phone number has `inputMode="tel"` and no type: HTML gives
 * `autocomplete="tel-national"` to fields of plain text only.
 */
export function TextField({
  label,
  error,
  hint,
  optional,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> &
  Around & { type?: 'email' | 'number' | 'date' | 'time' | 'search' }) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false} className={className ?? ''}>
      {(field) => <input {...input} {...field} className={inputLook} />}
    </Field>
  );
}

/**
 * A labelled text of one paragraph, as tall as its text. Enter sends the form, and the lines of a pasted address become one, with
 * commas.
 */
export function ParagraphField({ onChange, ...area }: ComponentProps<'textarea'> & Around) {
  return (
    <TextAreaField
      rows={3}
      {...area}
      inputClassName="field-sizing-content"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      onChange={(event) => {
        const { value } = event.target;
        if (/[\r\n]/.test(value)) event.target.value = inOneLine(value);
        onChange?.(event);
      }}
    />
  );
}

function inOneLine(text: string): string {
  const lines = text.split(/[\r\n]/).map((line) => line.trim().replace(/,$/, ''));
  return lines.filter(Boolean).join(', ');
}

export function TextAreaField({
  label,
  error,
  hint,
  optional,
  className,
  inputClassName = '',
  ...area
}: ComponentProps<'textarea'> & Around & { inputClassName?: string }) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false} className={className ?? ''}>
      {(field) => <textarea rows={4} {...area} {...field} className={`${inputLook} ${inputClassName}`} />}
    </Field>
  );
}
