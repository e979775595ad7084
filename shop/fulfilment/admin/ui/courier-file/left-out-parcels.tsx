import { Link } from 'react-router';
import type { LeftOut } from '../../booking-file.ts';

type Props = { left: (LeftOut & { count: number }) | null };

/** Says which parcels are not in the file that was just saved. */
export function LeftOutParcels({ left }: Props) {
  return (
    <output className="flex flex-col gap-2 empty:hidden">
      {left && left.count > 0 && (
        <>
          <p className="font-semibold">
            {left.count === 1 ? 'One parcel is' : `${left.count} parcels are`} not in the file:
          </p>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {left.leftOut.map(({ orderNumber, problem }) => (
              <li key={orderNumber}>
                <Link to={`/admin/orders/${orderNumber}`} className="link">
                  {orderNumber}
                </Link>
                <span>{`: ${problem}`}</span>
              </li>
            ))}
          </ul>
          {left.count > left.leftOut.length && <p>{`And ${left.count - left.leftOut.length} more.`}</p>}
        </>
      )}
      {left?.hasMore && (
        <p>More parcels wait than one file holds. Book these, give them waybills, then save the next file.</p>
      )}
    </output>
  );
}
