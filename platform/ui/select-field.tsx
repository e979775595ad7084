import type { ComponentProps, ReactNode } from 'react';
import { Field, inputLook } from './field.tsx';

type Parts = ComponentProps<'select'> & {
  label: string;
  options: readonly (string | { value: string; label: string })[];
  placeholder?: string;
  error?: string | undefined;
  hint?: ReactNode;
};

/** A labelled choice from a list; the browser's own, which every phone knows. */
export function SelectField({ label, options, placeholder, error, hint, className, ...select }: Parts) {
  return (
    <Field label={label} error={error} hint={hint} className={className ?? ''}>
      {(field) => (
        <select {...select} {...field} className={`${inputLook} h-11`}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: text } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}
