import type { ReactNode } from 'react';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { HelpButton } from './navigation/help/help-button.tsx';
import { useShop } from '../page-kit/use-shop.ts';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { useMayOpen } from '#platform/admin/ui/staff-link.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { useSession } from '#shop/accounts/ui/session.ts';

type Props = {
  title: string;
  /** In place of the title, where the content has a heading of its own. */
  heading?: ReactNode;
  children: ReactNode;
};

export function AdminPage({ title, heading, children }: Props) {
  const { name } = useShop();
  return (
    <div className="flex flex-col gap-6">
      <title>{`${title} | ${name} staff`}</title>
      <div className="flex items-start justify-between gap-4">
        <div>{heading ?? <PageHeading>{title}</PageHeading>}</div>
        <HelpButton />
      </div>
      {children}
    </div>
  );
}

/** A link above the content, such as back to the list. */
export type Way = { to: string; label: string };

type Reader = { role: StaffRole; userId: number; readAgain: () => void };

type DetailProps<Data, Key extends QueryKey> = {
  /** Of what is read, or before it is read. */
  title: string | ((data: Data | undefined) => string);
  query: UseQueryOptions<Data, Error, Data, Key>;
  ways?: (data: Data | undefined) => readonly Way[];
  children: (data: Data, seen: Reader) => ReactNode;
};

/** A staff page of one thing that is read: its title, the ways out, loading, failure and content. Another thing gets a new page. */
export function DetailPage<Data, Key extends QueryKey>({ title, query, ...shown }: DetailProps<Data, Key>) {
  // The part behind the gate reads. Here it only gives the title.
  const { data } = useQuery({ ...query, enabled: false });
  return (
    <AdminPage title={typeof title === 'string' ? title : title(data)}>
      <StaffGate>
        {({ role }) => <Shown key={JSON.stringify(query.queryKey)} query={query} role={role} {...shown} />}
      </StaffGate>
    </AdminPage>
  );
}

type ShownProps<Data, Key extends QueryKey> = Omit<DetailProps<Data, Key>, 'title'> & { role: StaffRole };

function Shown<Data, Key extends QueryKey>({ query, role, ways, children }: ShownProps<Data, Key>) {
  const { data, error, refetch } = useQuery(query);
  const { user } = useSession();
  const readAgain = () => void refetch();
  return (
    <>
      {ways && <Ways ways={ways(data)} />}
      <Loaded data={data} error={error} onRetry={readAgain}>
        {(read) => children(read, { role, userId: user?.id ?? 0, readAgain })}
      </Loaded>
    </>
  );
}

export function Ways({ ways }: { ways: readonly Way[] }) {
  const mayOpen = useMayOpen();
  return (
    <p className="screen-only -mt-4 flex flex-wrap gap-x-6">
      {ways
        .filter(({ to }) => mayOpen(to))
        .map(({ to, label }) => (
          <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
            {label}
          </Link>
        ))}
    </p>
  );
}
