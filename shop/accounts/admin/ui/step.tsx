import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** One step of the staff sign-in. */
export function Step({ title, children }: Props) {
  return (
    <section className="flex w-full max-w-md flex-col gap-4 rounded-lg border border-line bg-paper p-6">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
