import { Banknote, type LucideIcon, RotateCcw, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { policyPath } from '../policies.ts';

type Props = { returnDays: number; transitDays: { least: number; most: number } };

/** What holds for every order: payment, delivery and returns, as the policies say. */
export function TrustLines({ returnDays, transitDays: { least, most } }: Props) {
  return (
    <ul aria-label="Payment, delivery and returns" className="flex flex-col gap-1 text-sm text-moss">
      <Line Icon={Banknote}>Cash on delivery: you pay when your parcel arrives</Line>
      <Line Icon={Truck}>
        {least} to {most} working days on the way,{' '}
        <Link className="link inline-block py-1" to={policyPath('shipping')}>
          shipping
        </Link>
      </Line>
      <Line Icon={RotateCcw}>
        {returnDays > 0
          ? `${returnDays} days to return an unopened product, `
          : 'Damaged or wrong goods are replaced, '}
        <Link className="link inline-block py-1" to={policyPath('returns')}>
          returns
        </Link>
      </Line>
    </ul>
  );
}

function Line({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-leaf" strokeWidth={1.5} />
      <span>{children}</span>
    </li>
  );
}
