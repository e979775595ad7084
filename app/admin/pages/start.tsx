import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { SignedInOnly } from '../../page-kit/signed-in-only.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function StartPage() {
  return (
    <AdminPage title="Staff">
      <SignedInOnly why="Staff log in with their e-mail." waiting={<Skeleton className="h-40 w-full" />}>
        <p className="text-moss">Nothing waits for you.</p>
      </SignedInOnly>
    </AdminPage>
  );
}
