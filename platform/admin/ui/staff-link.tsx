import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router';

const all = () => true;
const OpenContext = createContext<(to: string) => boolean>(all);

/** Says which pages the role of the reader opens, for the links below it. */
export const MayOpen = OpenContext.Provider;

/** Whether the role of the reader opens a page. A link to another one would lead to a refusal. */
export const useMayOpen = () => use(OpenContext);

type Props = { to: string; className?: string; children: ReactNode };

/** A link of the staff side. A reader whose role does not open the page sees its text. */
export function StaffLink({ to, className, children }: Props) {
  const mayOpen = useMayOpen();
  if (!mayOpen(to)) return <span>{children}</span>;
  return (
    <Link to={to} className={className ?? 'link inline-flex min-h-11 items-center'}>
      {children}
    </Link>
  );
}
