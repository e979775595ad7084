import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { Link, type LinkProps } from 'react-router';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-forest text-ivory hover:bg-forest-deep',
  secondary: 'border border-forest text-ink dark:border-edge hover:bg-sand',
  quiet: 'text-leaf hover:bg-sand',
  danger: 'border border-clay text-clay hover:bg-sand',
};

type Look = { variant?: ButtonVariant };

const failedForMs = 4_000;

/** Returns whether an action failed within the last four seconds, and a function that takes its outcome. */
export function useFailed(): [failed: boolean, setFailed: (failed: boolean) => void] {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setTimeout(() => setSince(undefined), failedForMs);
    return () => clearTimeout(timer);
  }, [since]);
  return [since !== undefined, (failed) => setSince(failed ? performance.now() : undefined)];
}

/**
 * A `busy` button keeps its width, name and focus, which a disabled button would lose. A `failed` text replaces the label, and
 * screen readers announce it.
 */
export function Button({
  variant = 'primary',
  busy = false,
  failed,
  className = '',
  children,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean; failed?: string | false }) {
  return (
    <>
      <button
        {...rest}
        {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
        {...(failed ? { 'aria-label': failed } : {})}
        type={type}
        disabled={disabled}
        onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
        className={`button ${looks[variant]} ${className}`}
      >
        <span
          key={failed ? 'failed' : 'label'}
          className={`inline-flex items-center gap-2 ${busy ? 'opacity-0' : ''}`}
        >
          {failed || children}
        </span>
        {busy && <LoaderCircle aria-hidden className="absolute size-5 animate-spin" />}
      </button>
      {failed && (
        <span role="alert" className="sr-only">
          {failed}
        </span>
      )}
    </>
  );
}

export function ButtonLink({ variant = 'primary', className = '', ...rest }: LinkProps & Look) {
  return <Link {...rest} className={`button ${looks[variant]} ${className}`} />;
}
