import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { contentGroups } from '#shop/content/admin/content-groups.ts';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { ContentEditor } from '#shop/content/admin/ui/editor/content-editor.tsx';
import { contentEntryQuery, type TextName } from '#shop/content/admin/ui/queries.ts';
import { AdminPage } from '../admin-page.tsx';
import { useEditorTools } from './editor-tools.ts';

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
  const tools = useEditorTools();
  const { user } = useSession();
  const group = contentGroups.find(({ kinds }) => kinds.includes(name.kind));
  return (
    <>
      <p className="-mt-4">
        <Link
          to={group ? `/admin/content/${group.name}` : '/admin/content'}
          className="link inline-flex min-h-11 items-center"
        >
          {group?.label ?? 'Shop pages'}
        </Link>
      </p>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(entry) => (
          <>
            <p className="-mt-2 font-serif text-2xl wrap-anywhere">
              {entry.kindLabel === entry.title ? entry.title : `${entry.kindLabel}: ${entry.title}`}
            </p>
            <ContentEditor
              key={dataUpdatedAt}
              entry={entry}
              tools={tools}
              userId={user?.id ?? 0}
              prove={withFreshFactor}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
