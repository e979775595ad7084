import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MayOpen } from '#platform/admin/ui/staff-link.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { AdminPage } from '../admin-page.tsx';
import { entryAt, mayOpen } from './places.ts';
import { useStaffRole } from './use-staff-role.ts';

const colleagues: Record<StaffRole, string> = {
  owner: 'the owner',
  packer: 'packers',
  support: 'support',
  content: 'content staff',
  accountant: 'the accountant',
};

/** Shows a page of the staff side, or to another role who may open it. The endpoints refuse by themselves. */
export function RoleGate({ children }: { children: ReactNode }) {
  const role = useStaffRole();
  const entry = entryAt(useLocation().pathname);
  if (!role || !entry || mayOpen(entry, role)) {
    const opens = (to: string) => {
      const page = entryAt(new URL(to, 'http://shop').pathname);
      return !role || !page || mayOpen(page, role);
    };
    // The same element before and after the role is known, since another one would begin the page again.
    return <MayOpen value={opens}>{children}</MayOpen>;
  }
  const open = [...(entry.roles ?? []), 'owner' as const].map((name) => colleagues[name]);
  return (
    <AdminPage title={entry.label}>
      <Notice>
        This page is for {new Intl.ListFormat('en-IN').format(open)}. Your role is {role}.
      </Notice>
    </AdminPage>
  );
}
