import { CreditCard, Heart, LogOut, Package, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { signOut } from '#shop/accounts/ui/session.ts';
import { type AccountTab, tabMarks, tabNames } from './account-tabs.ts';

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-leaf', strokeWidth: 1.5 };
const row = 'flex min-h-11 items-center gap-3 rounded-md px-3 whitespace-nowrap hover:bg-sand';

/** The account's left menu (section 2), a scrolling row on phones. */
export function AccountLinks({ tab }: { tab: AccountTab }) {
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector(`[href$="tab=${tab}"]`)?.getBoundingClientRect();
    const row = list.current?.parentElement;
    if (current && row) row.scrollBy({ left: current.left + current.width / 2 - row.clientWidth / 2 });
  }, [tab]);
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
    <nav
      aria-label="Account"
      className="-mx-4 overflow-x-auto px-4 md:mx-0 md:overflow-visible md:border-r md:border-line md:px-0 md:pr-4"
    >
      <ul ref={list} className="flex gap-1 md:flex-col">
        <li>
          <Link to="/orders" className={row}>
            <Package {...icon} />
            My Orders
          </Link>
        </li>
        <li className="flex items-center gap-1 md:block">
          <p className={`${row} text-moss max-md:sr-only hover:bg-transparent`} id="account-settings">
            <UserRound {...icon} />
            Account Settings
          </p>
          <ul aria-labelledby="account-settings" className="flex gap-1 md:flex-col">
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
