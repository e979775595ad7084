import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, inputLook } from './field.tsx';

type Props = ComponentProps<'select'> & {
  label: string;
  options: readonly (string | { value: string; label: string })[];
  placeholder?: string;
  error?: string | undefined;
  hint?: ReactNode;
};

export function SelectField({ label, options, placeholder, error, hint, className, ...select }: Props) {
  return (
    <Field label={label} error={error} hint={hint} className={className ?? ''}>
      {(field) => (
        <Select {...select} {...field}>
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
        </Select>
      )}
    </Field>
  );
}

export function Select(parts: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="relative block">
      <select {...parts} className={`${inputLook} cursor-pointer appearance-none pr-10`} />
      <ChevronDown
        aria-hidden
        strokeWidth={1.5}
        className="pointer-events-none absolute top-3 right-3 size-5 text-moss"
      />
    </span>
  );
}
