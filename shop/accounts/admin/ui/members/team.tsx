import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { endpoints, type Invitation, type Member } from '../../members.ts';
import { InviteForm } from './invite-form.tsx';
import { staffQuery, useStaffAction } from './queries.ts';
import { nameOfRole } from './role-fields.tsx';

/** Lists staff and invitations for the owner. */
export function Team({ userId }: { userId: number }) {
  const { data, error, refetch } = useQuery(staffQuery());
  if (error && !data)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message || 'The staff could not be loaded.'}
      </Notice>
    );
  if (!data) return <Skeleton className="h-60 w-full" />;
  return (
    <>
      <section aria-labelledby="team" className="flex flex-col gap-3">
        <h2 id="team" className="text-2xl">
          Staff
        </h2>
        <ul className="divide-y divide-line border-y border-line">
          {data.members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="invite" className="flex max-w-2xl flex-col gap-3">
        <h2 id="invite" className="text-2xl">
          Invite a colleague
        </h2>
        <p className="text-moss">
          They get an e-mail. They log in with this address, accept, and set up a second factor.
        </p>
        <InviteForm userId={userId} />
        {data.invitations.length > 0 && <Invitations invitations={data.invitations} />}
      </section>
    </>
  );
}

function MemberRow({ member: { id, name, email, role, isYou, lastSeenAt, hasFactor } }: { member: Member }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-2">
      <div className="min-w-0 flex-1">
        <Link
          to={`/admin/staff/${id}`}
          className="link inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          {name}
        </Link>{' '}
        {isYou && <Badge>You</Badge>}
        <p className="text-sm wrap-anywhere text-moss">{email}</p>
      </div>
      <p className="text-right">
        {nameOfRole(role)}
        <span className="block text-sm text-moss">
          {hasFactor
            ? lastSeenAt
              ? `seen on ${formatDay(lastSeenAt)}`
              : 'logged out'
            : 'no second factor yet'}
        </span>
      </p>
    </li>
  );
}

function Invitations({ invitations }: { invitations: Invitation[] }) {
  const withdraw = useStaffAction((id: number) =>
    callApi(endpoints.withdraw, { params: { id: String(id) } }),
  );
  return (
    <>
      <h3 className="pt-4 text-xl">Open invitations</h3>
      <ul className="divide-y divide-line border-y border-line">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere">{email}</p>
              <p className="text-sm text-moss">
                {nameOfRole(role)}, until {formatDay(expiresAt)}
              </p>
            </div>
            <Button
              variant="quiet"
              aria-label={`Withdraw the invitation of ${email}`}
              busy={withdraw.isPending && withdraw.variables === id}
              onClick={() => withdraw.mutate(id)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
