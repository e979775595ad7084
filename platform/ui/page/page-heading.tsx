import type { ReactNode } from 'react';

/** The heading of a page; a route change moves the focus here. */
export function PageHeading({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <h1 tabIndex={-1} data-page-heading className={`text-3xl outline-none md:text-4xl ${className}`}>
      {children}
    </h1>
  );
}
