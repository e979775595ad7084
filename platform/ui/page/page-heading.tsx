import type { ReactNode } from 'react';

/** A route change moves the focus to this heading. */
export function PageHeading({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <h1 tabIndex={-1} data-page-heading className={`text-3xl outline-none md:text-4xl ${className}`}>
      {children}
    </h1>
  );
}
