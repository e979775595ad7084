import { data } from 'react-router';
import { ButtonLink } from '#platform/ui/button.tsx';
import { AdminPage } from '../admin-page.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default function MissingStaffPage() {
  return (
    <AdminPage title="This page is not here">
      <p className="pb-6 text-moss">The address may be old or mistyped.</p>
      <ButtonLink to="/admin">Go to the start</ButtonLink>
    </AdminPage>
  );
}
