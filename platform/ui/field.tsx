import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
  children: (props: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

export const inputLook =
  'min-h-11 w-full rounded-md border border-edge bg-paper px-3 py-2 text-ink placeholder:text-moss aria-invalid:border-clay disabled:opacity-60';

export function Field({ label, error, hint, optional = false, className = '', children }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-moss"> (optional)</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-moss has-[>.sr-only]:absolute">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-clay">
          {error}
        </p>
      )}
    </div>
  );
}
