import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { ArticleText } from '#shop/content/ui/reading/article-text.tsx';
import { AdminPage } from '../../admin-page.tsx';
import MissingStaffPage from '../../missing.tsx';
import { type GuideName, guidePath, guides } from './guides.ts';

/** A page of the docs for merchants. */
export default function GuidePage({ params: { guide } }: { params: { guide: string } }) {
  if (!Object.hasOwn(guides, guide)) return <MissingStaffPage />;
  const name = guide as GuideName;
  return (
    <AdminPage title={`Help: ${guides[name].title}`}>
      <StaffGate>{() => <Guide key={name} name={name} />}</StaffGate>
    </AdminPage>
  );
}

function Guide({ name }: { name: GuideName }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['guide', name],
    queryFn: async () => (await guides[name].load()).default.blocks,
    staleTime: Infinity,
  });
  return (
    <div className="flex flex-col gap-8">
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(blocks) => <ArticleText blocks={blocks.slice(1)} />}
      </Loaded>
      <nav aria-label="All help" className="border-t border-line pt-4">
        <ul className="flex flex-wrap gap-x-5">
          {Object.entries(guides).map(([other, { title }]) => (
            <li key={other}>
              <Link
                to={guidePath(other as GuideName)}
                aria-current={other === name ? 'page' : undefined}
                className="link inline-flex min-h-11 items-center aria-[current=page]:font-semibold"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
