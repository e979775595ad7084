import { LogOut, Package, Settings, User } from 'lucide-react';
import { Link } from 'react-router';
import { Menu, MenuItem, MenuLabel } from '#platform/ui/menu.tsx';
import { messages } from '#shop/accounts/contract.ts';
import type { StoredUser } from '#shop/accounts/ui/stored-user.ts';

export default function AccountMenu({ user, onLogOut }: { user: StoredUser; onLogOut: () => void }) {
  const picture = user.picture || '/images/products/avatar-default.webp?w=160';
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label="Your account"
          className="grid size-11 place-items-center rounded-full"
        >
          <img
            src={picture}
            alt=""
            width={36}
            height={36}
            className="size-9 rounded-full border border-line"
          />
        </button>
      }
    >
      <MenuLabel>
        Signed in as
        <br />
        <span className="font-semibold break-all text-ink">{user.email}</span>
        {user.id === 0 && <span className="block max-w-60 pt-1 text-sm">{messages.placeholder}</span>}
      </MenuLabel>
      <MenuItem render={<Link to="/profile" />}>
        <User aria-hidden className="size-5" strokeWidth={1.5} />
        Profile
      </MenuItem>
      <MenuItem render={<Link to="/orders" />}>
        <Package aria-hidden className="size-5" strokeWidth={1.5} />
        My Orders
      </MenuItem>
      <MenuItem render={<Link to="/settings" />}>
        <Settings aria-hidden className="size-5" strokeWidth={1.5} />
        Settings
      </MenuItem>
      <MenuItem onSelect={onLogOut}>
        <LogOut aria-hidden className="size-5" strokeWidth={1.5} />
        Log out
      </MenuItem>
    </Menu>
  );
}
