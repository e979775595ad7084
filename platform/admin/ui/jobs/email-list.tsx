import { Mail } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  emailStateLabels,
  emailStates,
  type EmailState,
  endpoints,
  type LoggedEmail,
  nameOfEmail,
} from '../../../emails/email-log.ts';
import { formatMoment } from '../../../india-time.ts';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../../ui/call-api.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { failureOf } from '../../../ui/sending/failure-of.ts';
import { toast } from '../../../ui/toast.tsx';
import type { ListPage } from '../../list.ts';
import type { Column, Filter, ListQuery } from '../list/list-parts.ts';
import { listKey } from '../list/use-list-query.ts';
import { StaffList } from '../list/staff-list.tsx';

const filters: Filter[] = [
  {
    name: 'state',
    label: 'State',
    options: emailStates.map((value) => ({ value, label: emailStateLabels[value] })),
  },
];

const columns: Column<LoggedEmail>[] = [
  {
    title: 'Email',
    cell: (email) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {nameOfEmail(email)}{' '}
        <Badge tone={email.state === 'failed' ? 'sale' : 'plain'}>{emailStateLabels[email.state]}</Badge>
        {email.error && email.state !== 'sent' && (
          <span className="text-sm text-clay wrap-anywhere">{email.error}</span>
        )}
      </span>
    ),
    className: 'w-1/2',
  },
  {
    title: 'To',
    cell: ({ to }) => <span className="wrap-anywhere">{to || 'Erased'}</span>,
    className: 'w-1/2',
  },
  { title: 'About', cell: ({ about }) => about ?? '–', className: 'whitespace-nowrap' },
  {
    title: 'Time',
    cell: ({ settledAt, queuedAt }) => formatMoment(settledAt ?? queuedAt),
    className: 'whitespace-nowrap',
  },
  { title: 'Again', cell: (email) => <SendAgain email={email} /> },
];

/** The emails of the last 180 days, without their words. Each page that is read is a logged access. */
export function EmailList() {
  return (
    <StaffList<LoggedEmail>
      name="mails"
      label="Emails"
      search="A whole address, or the number of an order or a complaint"
      isSearchPrivate
      columns={columns}
      filters={filters}
      load={load}
      idOf={({ id }) => String(id)}
      nameOf={nameOfEmail}
      empty={
        <EmptyState picture={<Mail strokeWidth={1.25} />} title="No emails">
          Every email that the shop sends appears here for 180 days.
        </EmptyState>
      }
    />
  );
}

async function load(
  { q = '', state, cursor }: ListQuery & { cursor?: string },
  signal: AbortSignal,
): Promise<ListPage<LoggedEmail>> {
  const searched = q.includes('@') ? { to: q } : { about: q.toUpperCase() };
  const { mails, next } = await callApi(
    endpoints.list,
    {
      query: {
        ...(q ? searched : {}),
        ...(state ? { state: state as EmailState } : {}),
        ...(cursor ? { before: cursor } : {}),
      },
    },
    { signal },
  );
  return { rows: mails, next: next === null ? null : String(next) };
}

/** An email that failed for good is sent again to its own address. One with a code never is. */
function SendAgain({ email }: { email: LoggedEmail }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(endpoints.resend, { params: { id: String(email.id) } }),
    onSuccess: () => {
      toast.success('The email is on its way again.');
      return queries.invalidateQueries({ queryKey: listKey('mails') });
    },
    onError: (error) => toast.error(failureOf(error)),
  });
  if (!email.canResend || email.state !== 'failed') return null;
  return (
    <Button
      variant="quiet"
      aria-label={`Send again: ${nameOfEmail(email)}`}
      busy={isPending}
      onClick={() => mutate()}
    >
      Send again
    </Button>
  );
}
