import { useNavigate } from 'react-router';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { Finder } from '#shop/finder/admin/ui/finder.tsx';
import { findPages } from './find-pages.ts';
import { useStaffRole } from './use-staff-role.ts';

const hints: Record<StaffRole, string> = {
  owner:
    'An order, waybill or invoice number or four signs of it, a name, a whole phone number or email, a product, a setting such as shipping charge.',
  packer: 'An order or waybill number or four signs of it, a name, a product, a page.',
  support: 'An order or waybill number or four signs of it, a name, a whole phone number or email, a page.',
  content: 'A product, a text of the shop, a page.',
  accountant: 'A page.',
};

/** The search over everything, once the role is known. Its place is there from the start. */
export function StaffFinder() {
  const role = useStaffRole();
  const navigate = useNavigate();
  return (
    <div className="ml-auto min-h-11 min-w-11 print:hidden">
      {role && (
        <Finder
          hint={hints[role]}
          findHere={(text) => findPages(text, role)}
          onGo={(to) => void navigate(to)}
        />
      )}
    </div>
  );
}
