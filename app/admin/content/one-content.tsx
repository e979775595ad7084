import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { ContentEditor } from '#shop/content/admin/ui/editor/content-editor.tsx';
import { contentEntryQuery, contentListQuery, type TextName } from '#shop/content/admin/ui/queries.ts';
import { endpoints as search } from '#shop/search/contract.ts';
import { AdminPage } from '../admin-page.tsx';

type Params = { kind: string; key: string };

export default function OneContent({ params: { kind, key } }: { params: Params }) {
  return (
    <AdminPage title="Write">
      <StaffGate>{() => <Shown key={`${kind} ${key}`} name={{ kind, key } as TextName} />}</StaffGate>
    </AdminPage>
  );
}

function Shown({ name }: { name: TextName }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(contentEntryQuery(name));
  const { data: list } = useQuery(contentListQuery());
  const written = (list?.kinds ?? []).flatMap(({ entries }) =>
    entries.filter(({ shown }) => shown !== 'nothing'),
  );
  const pages = [{ title: 'All products', path: '/all-products' }, ...written].filter(
    ({ path }) => path !== '/',
  );
  return (
    <>
      <p className="-mt-4">
        <Link to="/admin/content" className="link inline-flex min-h-11 items-center">
          All words and pages
        </Link>
      </p>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(entry) => (
          <>
            <p className="-mt-2 font-serif text-2xl wrap-anywhere">
              {entry.kindLabel === entry.title ? entry.title : `${entry.kindLabel}: ${entry.title}`}
            </p>
            <ContentEditor key={dataUpdatedAt} entry={entry} tools={{ pages, findProducts }} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** Products on sale, as customers find them. */
async function findProducts(text: string) {
  const { products } = await callApi(search.search, { query: { q: text, limit: '8' } });
  return products.map(({ slug, productName, imageUrl }) => ({ slug, name: productName, image: imageUrl }));
}
