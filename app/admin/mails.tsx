import { EmailList } from '#platform/admin/ui/jobs/email-list.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { AdminPage } from './admin-page.tsx';

export default function MailsPage() {
  return (
    <AdminPage title="Sent emails">
      <StaffGate>{() => <EmailList />}</StaffGate>
    </AdminPage>
  );
}
