import type { ComponentProps } from 'react';
import { SelectField } from '#platform/ui/select-field.tsx';
import { type StaffRole, staffRoles } from '../../../staff.ts';

const rights: Record<StaffRole, string> = {
  owner: 'may do everything',
  packer: 'packs parcels',
  support: 'helps customers, reads e-mails',
  content: 'products, texts and search',
  accountant: 'reads money, invoices and GST, and changes nothing',
};

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;

export function RoleField(field: Props) {
  const options = staffRoles.map((role) => ({ value: role, label: `${nameOfRole(role)}: ${rights[role]}` }));
  return <SelectField {...field} label="Role" options={options} />;
}

/** `packer` → `Packer` */
export function nameOfRole(role: StaffRole): string {
  return `${role[0]!.toUpperCase()}${role.slice(1)}`;
}
