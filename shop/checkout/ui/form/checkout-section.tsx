import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = {
  number: number;
  title: string;
  done?: boolean;
  action?: ReactNode;
  children?: ReactNode;
};

export function CheckoutSection({ number, title, done = false, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-paper">
      <header className="flex min-h-14 flex-wrap items-center justify-end gap-3 px-4 py-2 md:px-6">
        <h2
          id={id}
          tabIndex={-1}
          className="flex grow items-center gap-2 font-sans text-sm font-semibold tracking-wide md:text-base"
        >
          <span
            className={`grid size-[2em] shrink-0 place-items-center rounded-full text-sm ${done ? 'bg-forest text-ivory' : 'border border-edge text-ink'}`}
          >
            {number}
          </span>{' '}
          {title}
          {done && <Check aria-hidden className="size-5 text-leaf" strokeWidth={2} />}
        </h2>
        {action}
      </header>
      {children && <div className="border-t border-line px-4 py-4 md:px-6 md:py-5">{children}</div>}
    </section>
  );
}
