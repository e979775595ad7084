import { Link } from 'react-router';
import { policyPath } from '../policies.ts';

type Props = {
  /** How the product is paid. */
  cash: string;
  returnDays: number;
  /** Working days on the way. Null for a product that cannot be ordered now. */
  transitDays: { least: number; most: number } | null;
};

const link = 'link inline-block py-1';
const line = 'flex grow basis-20 flex-col gap-1';

/** What holds for every order: payment, delivery and returns, as the policies say. */
export function TrustLines({ cash, returnDays, transitDays }: Props) {
  return (
    <ul
      aria-label="Payment, delivery and returns"
      className="flex flex-wrap gap-4 text-sm leading-snug text-moss"
    >
      <li className={line}>
        <Icon path="M2 6h20v12H2zM6 12h.01M18 12h.01M14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0" />
        {cash}
      </li>
      {transitDays && (
        <li className={line}>
          <Icon path="M5 18H2V4h12v14H9M14 8h4l4 5v5h-3M9 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0M19 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0" />
          <span>
            {transitDays.least} to {transitDays.most} working days on the way,{' '}
            <Link className={link} to={policyPath('shipping')}>
              shipping
            </Link>
          </span>
        </li>
      )}
      <li className={line}>
        <Icon path="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 11h-3" />
        <span>
          {returnDays > 0
            ? `${returnDays} days to return an unopened product, `
            : 'Damaged or wrong goods are replaced, '}
          <Link className={link} to={policyPath('returns')}>
            returns
          </Link>
        </span>
      </li>
    </ul>
  );
}

/** Three icons of lucide as paths, since each would come as a file of its own before the first view works. */
function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" strokeWidth={1.5} className="size-5 text-leaf">
      <path d={path} />
    </svg>
  );
}
