import { CreditCard, Heart, LogOut, Package, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { signOut } from '#shop/accounts/ui/session.ts';
import { type AccountTab, tabMarks, tabNames } from './account-tabs.ts';

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-leaf max-md:hidden', strokeWidth: 1.5 };
const row = 'flex min-h-11 items-center gap-3 rounded-md px-3 hover:bg-sand';

/** The account's left menu (section 2), two columns of links on phones. */
export function AccountLinks({ tab }: { tab: AccountTab }) {
  const navigate = useNavigate();
  const logOut = () => void signOut(async () => navigate('/'));
  const toTab = (to: AccountTab, picture?: ReactNode) => (
    <li>
      <Link
        to={`?tab=${to}`}
        preventScrollReset
        aria-current={to === tab ? 'page' : undefined}
        className={`${row} ${picture ? '' : 'md:pl-11'} ${to === tab ? 'bg-sand font-semibold' : ''}`}
      >
        {picture}
        <span>
          {tabNames[to]}
          {tabMarks[to] && <span className="block text-sm font-normal text-moss">{tabMarks[to]}</span>}
        </span>
      </Link>
    </li>
  );
  return (
    <nav aria-label="Account" className="md:border-r md:border-line md:pr-4">
      <ul className="grid phone-columns gap-1 max-md:-mx-3 md:flex md:flex-col">
        <li>
          <Link to="/orders" className={row}>
            <Package {...icon} />
            My Orders
          </Link>
        </li>
        <li className="max-md:contents">
          <p className={`${row} text-moss max-md:sr-only hover:bg-transparent`} id="account-settings">
            <UserRound {...icon} />
            Account Settings
          </p>
          <ul aria-labelledby="account-settings" className="max-md:contents">
            {toTab('profile')}
            {toTab('addresses')}
            {toTab('pan')}
            {toTab('devices')}
          </ul>
        </li>
        {toTab('payments', <CreditCard {...icon} />)}
        {toTab('stuff', <Heart {...icon} />)}
        <li>
          <button type="button" onClick={logOut} className={`${row} w-full text-left`}>
            <LogOut {...icon} />
            Logout
          </button>
        </li>
      </ul>
    </nav>
  );
}
