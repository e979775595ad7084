import { type ReactNode, useState } from 'react';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { BothTexts } from '#shop/content/admin/ui/editor/both-texts.tsx';
import { stateWords } from '#shop/content/admin/ui/editor/content-editor.tsx';
import { FindingList } from '#shop/content/admin/ui/editor/finding-list.tsx';
import { PreviewFrame } from '#shop/content/admin/ui/editor/page-preview.tsx';
import { useDraft } from '#shop/content/admin/ui/editor/use-draft.ts';
import { FieldInputs } from '#shop/content/admin/ui/fields/field-inputs.tsx';
import { endpoints } from '#shop/newsletter/admin/contract.ts';
import type { Issue } from '#shop/newsletter/admin/issues.ts';
import { IssueProgress } from '#shop/newsletter/admin/ui/issues/issue-progress.tsx';
import { issueQuery } from '#shop/newsletter/admin/ui/issues/queries.ts';
import { SendPanel } from '#shop/newsletter/admin/ui/issues/send-panel.tsx';
import { DetailPage } from '../admin-page.tsx';
import { useEditorTools } from '../content/editor-tools.ts';

export default function OneIssue({ params }: { params: { id: string } }) {
  return (
    <DetailPage
      title="Newsletter issue"
      query={issueQuery(Number(params.id))}
      ways={() => [{ to: '/admin/newsletter', label: 'All issues' }]}
    >
      {(issue) =>
        issue.state === 'draft' ? (
          <Editor key={issue.revision} issue={issue} />
        ) : (
          <Columns issue={issue} saves={0}>
            <p className="font-serif text-2xl wrap-anywhere">{issue.subject}</p>
            <IssueProgress issue={issue} prove={withFreshFactor} />
          </Columns>
        )
      }
    </DetailPage>
  );
}

type ColumnsProps = { issue: Issue; saves: number; children: ReactNode };

function Columns({ issue: { id, subject }, saves, children }: ColumnsProps) {
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
      <PreviewFrame
        name={`newsletter ${id}`}
        title={subject || 'the issue'}
        makeLink={() => callApi(endpoints.preview, { params: { id } })}
        saves={saves}
      />
    </div>
  );
}

/** The draft of an issue, with the letter that it makes beside it. */
function Editor({ issue }: { issue: Issue }) {
  const tools = useEditorTools();
  const [saves, setSaves] = useState(0);
  const { user } = useSession();
  const draft = useDraft(issue, {
    name: `issue ${issue.id}`,
    userId: user?.id ?? 0,
    sendDraft: (typed) => callApi(endpoints.saveDraft, { params: { id: issue.id }, body: typed }),
    onSaved: () => setSaves((count) => count + 1),
  });
  return (
    <Columns issue={issue} saves={saves}>
      <form
        noValidate
        aria-label="Newsletter issue"
        className="flex flex-col gap-5"
        onSubmit={(event) => event.preventDefault()}
      >
        <FieldInputs
          fields={issue.fields}
          value={draft.form}
          errors={draft.errors}
          tools={tools}
          onChange={(form) => draft.type(form)}
        />
      </form>
      <output className="text-sm text-moss" data-draft-state={draft.state}>
        {stateWords[draft.state]}
      </output>
      {draft.errors[''] && <Notice tone="error">{draft.errors['']}</Notice>}
      {draft.stale && <BothTexts draft={draft} stale={draft.stale} fields={issue.fields} />}
      <SendPanel
        issue={issue}
        draft={{ save: () => draft.save(), revision: () => draft.revision() }}
        FindingList={FindingList}
        prove={withFreshFactor}
      />
    </Columns>
  );
}
