import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoment } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { AskForm as Asked } from '../../contract.ts';
import { returnReasons } from '../../reasons.ts';
import { isOpenReturn, returnStates } from '../../states.ts';
import { AskForm } from '../../ui/ask-form.tsx';
import { endpoints } from '../contract.ts';
import type { ReturnsForStaff } from '../shown.ts';
import { orderReturnsQuery } from './queries.ts';
import { ShareLink } from './share-link.tsx';

/** The returns of a delivered order, and the form to ask for one in the customer's name. */
export function ReturnsOfOrderView({ shown: { orderNumber, lines, returns } }: { shown: ReturnsForStaff }) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (asked: Asked) => callApi(endpoints.ask, { params: { orderNumber }, body: asked }),
    onSettled: () => queries.invalidateQueries(orderReturnsQuery(orderNumber)),
  });
  const left = lines.filter((line) => line.left > 0);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {returns.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label="Returns of this order">
          {returns.map(({ id, state, reason, requestedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3">
              <Link to={`/admin/returns/${id}`} className="link inline-flex min-h-11 items-center">
                Return {id}
              </Link>
              <Badge>{returnStates[state].label}</Badge>
              <span className="text-moss">
                {returnReasons[reason].label}, {formatMoment(requestedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {left.length === 0 && <Notice>Everything of this order was returned.</Notice>}
      {left.length > 0 && !returns.some(({ state }) => isOpenReturn(state)) && (
        <AskForm lines={left} send={mutate} isPending={isPending} error={error}>
          The customer gets an email about it, as if they had asked themselves.
        </AskForm>
      )}
      <ShareLink orderNumber={orderNumber} />
    </div>
  );
}
