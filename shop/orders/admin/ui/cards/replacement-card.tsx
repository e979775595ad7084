import { Link } from 'react-router';
import { formatRupees } from '#platform/money.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { replacementReasons } from '../../../replacement.ts';
import type { OrderOfStaff } from '../../contract.ts';

type Props = { order: Pick<OrderOfStaff, 'replaces' | 'replacement' | 'replacedBy'> };

/** Links a replacement to its first order, and an order to its replacements. */
export function Replacement({ order: { replaces, replacement, replacedBy } }: Props) {
  return (
    <>
      {replaces && replacement && (
        <Notice>
          <p className="flex flex-wrap items-center gap-x-2">
            <strong className="font-semibold">Replacement, nothing to collect.</strong> It sends goods of
            <ToOrder number={replaces} />
            <span>{`again, worth ${formatRupees(replacement.goodsValue)}: ${replacementReasons[replacement.reason]}.`}</span>
          </p>
        </Notice>
      )}
      {replacedBy.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          Replaced by
          {replacedBy.map((number) => (
            <ToOrder key={number} number={number} />
          ))}
        </p>
      )}
    </>
  );
}

function ToOrder({ number }: { number: string }) {
  return (
    <Link to={`/admin/orders/${number}`} className="link inline-flex min-h-11 items-center">
      {number}
    </Link>
  );
}
