import { type ReactNode, useId } from 'react';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-paper p-4 md:p-5">
      <h2 id={id} className="pb-3 font-sans text-sm font-semibold tracking-wide text-moss uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}
