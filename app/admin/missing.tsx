import { ButtonLink } from '#platform/ui/button.tsx';
import { AdminPage } from './admin-page.tsx';

export default function MissingStaffPage() {
  return (
    <AdminPage title="This page is not here">
      <p className="pb-6 text-moss">The address may be old or mistyped.</p>
      <ButtonLink className="self-start" to="/admin">
        Go to Today
      </ButtonLink>
    </AdminPage>
  );
}
