import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#platform/india-time.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { returnStates } from '../states.ts';
import { returnsQuery } from './queries.ts';

/** The returns of a delivered order with their states. Nothing without one. */
export function ReturnsOfOrder({ token }: { token: string }) {
  const { data } = useQuery(returnsQuery(token));
  const returns = data?.returns ?? [];
  if (returns.length === 0) return null;
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ul aria-label="Returns" className="min-w-56 flex-1">
          {returns.map(({ id, state, requestedAt }) => (
            <li key={id}>
              <strong className="font-semibold">{returnStates[state].customer}.</strong>{' '}
              <span className="text-moss">Return of {formatDay(requestedAt)}</span>
            </li>
          ))}
        </ul>
        <ButtonLink variant="secondary" to={`/order-link?do=return&token=${token}`}>
          See the return
        </ButtonLink>
      </div>
    </Notice>
  );
}
