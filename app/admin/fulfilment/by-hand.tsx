import { type ReactNode, useId } from 'react';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { BookingFile } from '#shop/fulfilment/admin/ui/courier-file/booking-file.tsx';
import { ByHandList } from '#shop/fulfilment/admin/ui/by-hand/by-hand-list.tsx';
import { GiveWaybills } from '#shop/fulfilment/admin/ui/by-hand/give-waybills.tsx';
import { CourierFileImport } from '#shop/fulfilment/admin/ui/courier-file/courier-file.tsx';
import { CourierPincodes } from '#shop/fulfilment/admin/ui/by-hand/courier-pincodes.tsx';
import { HandCouriers } from '#shop/fulfilment/admin/ui/by-hand/hand-couriers.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function ByHandPage() {
  return (
    <AdminPage title="On the way">
      <StaffGate>
        {({ role }) => (
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
            <div className="flex min-w-0 flex-col gap-6">
              {/* As high as the list is while it loads, so that the part below does not jump. */}
              <div className="min-h-126">
                <ByHandList mayLose={role !== 'packer'} />
              </div>
              <Part title="File of a courier">
                <CourierFileImport />
              </Part>
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <Part title="Waybills">
                <GiveWaybills />
              </Part>
              {role !== 'support' && (
                <Part title="File for a portal">
                  <BookingFile />
                </Part>
              )}
              {role === 'owner' && (
                <>
                  <Part title="Couriers">
                    <HandCouriers />
                  </Part>
                  <Part title="Couriers by pincode">
                    <CourierPincodes />
                  </Part>
                </>
              )}
            </div>
          </div>
        )}
      </StaffGate>
    </AdminPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-paper p-4 md:p-5">
      <h2 id={id} className="pb-3 font-sans text-sm font-semibold tracking-wide text-moss uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}
