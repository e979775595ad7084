import type { ReactNode } from 'react';
import type { Selected } from '#platform/admin/ui/list/list-parts.ts';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { NoteStep } from '#shop/fulfilment/admin/ui/by-hand/step-dialog.tsx';
import { WaybillsButton } from '#shop/fulfilment/admin/ui/by-hand/waybill-dialog.tsx';
import { CloseManifestButton } from '#shop/fulfilment/admin/ui/manifest/packed-parcels.tsx';
import { PrintDocuments } from '#shop/fulfilment/admin/ui/print-documents.tsx';
import type { OrderTab } from '#shop/orders/admin/order-tabs.ts';
import { ExportChosen } from '#shop/orders/admin/ui/list/export-orders.tsx';

type Act = {
  roles: readonly StaffRole[];
  show: (ids: string[], role: StaffRole, clear: () => void) => ReactNode;
};

const packers: readonly StaffRole[] = ['owner', 'packer'];
const shippers: readonly StaffRole[] = ['owner', 'packer', 'support'];

const print: Act = { roles: packers, show: (ids) => <PrintDocuments key="print" selected={{ ids }} /> };
const waybills: Act = { roles: shippers, show: (ids) => <WaybillsButton key="waybills" ids={ids} /> };
const handOver: Act = {
  roles: packers,
  show: (ids) => <CloseManifestButton key="hand-over" selected={{ ids }} />,
};
const step: Act = {
  roles: shippers,
  show: (ids, role, clear) => (
    <NoteStep key="step" selected={{ ids }} mayLose={role !== 'packer'} onSaved={clear} />
  ),
};
const save: Act = {
  roles: ['owner'],
  show: (ids) => <ExportChosen key="export" ids={ids} withFactor={withFreshFactor} />,
};

const actsOfTab: Record<OrderTab | 'all', readonly Act[]> = {
  all: [print, save],
  confirm: [save],
  pack: [print, waybills, save],
  hand_over: [handOver, waybills, print, save],
  on_the_way: [step, waybills, save],
  failed: [step, save],
  returned: [save],
};

/** Returns the buttons for selected orders of a tab that the role may use. Without any, rows have no checkbox. */
export function actsFor(tab: OrderTab | null, role: StaffRole) {
  const acts = actsOfTab[tab ?? 'all'].filter(({ roles }) => roles.includes(role));
  if (acts.length === 0) return undefined;
  return (selected: Selected, clear: () => void) =>
    'ids' in selected && acts.map(({ show }) => show(selected.ids, role, clear));
}
