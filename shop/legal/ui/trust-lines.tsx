import { Link } from 'react-router';
import { policyPath } from '../policies.ts';

type Props = { returnDays: number; transitDays: { least: number; most: number } };

const link = 'link inline-block py-1';

/** What holds for every order: payment, delivery and returns, as the policies say. */
export function TrustLines({ returnDays, transitDays: { least, most } }: Props) {
  return (
    <ul
      aria-label="Payment, delivery and returns"
      className="list-disc pl-5 text-sm text-moss marker:text-leaf"
    >
      <li>Cash on delivery: you pay when your parcel arrives</li>
      <li>
        {least} to {most} working days on the way,{' '}
        <Link className={link} to={policyPath('shipping')}>
          shipping
        </Link>
      </li>
      <li>
        {returnDays > 0
          ? `${returnDays} days to return an unopened product, `
          : 'Damaged or wrong goods are replaced, '}
        <Link className={link} to={policyPath('returns')}>
          returns
        </Link>
      </li>
    </ul>
  );
}
