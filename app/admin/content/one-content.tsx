import { useQuery } from '@tanstack/react-query';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { contentGroups } from '#shop/content/admin/content-groups.ts';
import { ContentEditor } from '#shop/content/admin/ui/editor/content-editor.tsx';
import { contentEntryQuery, type TextName } from '#shop/content/admin/ui/queries.ts';
import { DetailPage } from '../admin-page.tsx';
import { useEditorTools } from './editor-tools.ts';

export default function OneContent({ params }: { params: { kind: string; key: string } }) {
  const name = params as TextName;
  const group = contentGroups.find(({ kinds }: { kinds: readonly string[] }) => kinds.includes(name.kind));
  const list = group ? { to: `/admin/content/${group.name}`, label: group.label } : allTexts;
  return (
    <DetailPage title="Write" query={contentEntryQuery(name)} ways={() => [list]}>
      {(entry, { userId }) => (
        <>
          <p className="-mt-2 font-serif text-2xl wrap-anywhere">
            {entry.kindLabel === entry.title ? entry.title : `${entry.kindLabel}: ${entry.title}`}
          </p>
          <Editor name={name} entry={entry} userId={userId} />
        </>
      )}
    </DetailPage>
  );
}

const allTexts = { to: '/admin/content', label: 'Shop pages' };

type EditorProps = Pick<Parameters<typeof ContentEditor>[0], 'entry' | 'userId'> & { name: TextName };

/** A text that was read again begins with what was read. */
function Editor({ name, ...edited }: EditorProps) {
  const { dataUpdatedAt } = useQuery({ ...contentEntryQuery(name), enabled: false });
  const tools = useEditorTools();
  return <ContentEditor key={dataUpdatedAt} tools={tools} prove={withFreshFactor} {...edited} />;
}
