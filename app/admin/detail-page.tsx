import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { useSession } from '#shop/accounts/ui/session.ts';
import { AdminPage } from './admin-page.tsx';

/** A link above the content, such as back to the list. */
export type Way = { to: string; label: string };

type Reader = { role: StaffRole; userId: number; readAgain: () => void };

type Props<Data, Key extends QueryKey> = {
  /** Of what is read, or before it is read. */
  title: string | ((data: Data | undefined) => string);
  query: UseQueryOptions<Data, Error, Data, Key>;
  ways?: (data: Data | undefined) => readonly Way[];
  children: (data: Data, seen: Reader) => ReactNode;
};

/** A staff page of one thing that is read: its title, the ways out, loading, failure and content. Another thing gets a new page. */
export function DetailPage<Data, Key extends QueryKey>({ title, query, ...shown }: Props<Data, Key>) {
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

type ShownProps<Data, Key extends QueryKey> = Omit<Props<Data, Key>, 'title'> & { role: StaffRole };

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
  return (
    <p className="screen-only -mt-4 flex flex-wrap gap-x-6">
      {ways.map(({ to, label }) => (
        <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
          {label}
        </Link>
      ))}
    </p>
  );
}
