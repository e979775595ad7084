import { useQuery } from '@tanstack/react-query';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { emailStateLabels, type LoggedEmail, nameOfEmail } from '#platform/emails/email-log.ts';
import { Button } from '#platform/ui/button.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { orderEmailsQuery, useResendEmail } from './queries.ts';

/** The emails about an order, newest first. */
export function OrderEmails({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useQuery(orderEmailsQuery(orderNumber));
  const resend = useResendEmail(orderNumber);
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-12 w-full" />;
  if (data.mails.length === 0) return <p className="text-moss">No email of the last 180 days.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.mails.map((email) => (
        <li key={email.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <Email email={email} />
          {email.canResend && (
            <Button
              variant="quiet"
              className="-mr-5 ml-auto"
              aria-label={`Send again: ${nameOfEmail(email)}`}
              busy={resend.isPending && resend.variables === email.id}
              onClick={() => resend.mutate(email.id)}
            >
              Send again
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Email({ email }: { email: LoggedEmail }) {
  const { state, settledAt, queuedAt, repeats, error } = email;
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">{nameOfEmail(email)}</p>
      <p className="text-sm text-moss">
        {emailStateLabels[state]}, {formatMoment(settledAt ?? queuedAt)}
        {repeats !== null && <span>, sent again by staff</span>}
      </p>
      {error && state !== 'sent' && <p className="text-sm text-clay wrap-anywhere">{error}</p>}
    </div>
  );
}
