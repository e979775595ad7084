import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Part } from '#platform/admin/ui/part.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { agoOf } from '#platform/logged-change.ts';
import { formatMoment } from '#platform/india-time.ts';
import { endpoints } from '../../contract.ts';
import type { ContentEntry } from '../../texts.ts';
import { FieldInputs } from '../fields/field-inputs.tsx';
import type { Tools } from '../fields/tools.ts';
import { contentEntryQuery, contentListQuery, editorPath } from '../queries.ts';
import { BothTexts } from './both-texts.tsx';
import { MoveText } from './move-text.tsx';
import { PagePreview } from './page-preview.tsx';
import { type Prove, PublishPanel } from './publish-panel.tsx';
import { type DraftState, useDraft } from './use-draft.ts';
import { VersionList } from './version-list.tsx';

type Props = { entry: ContentEntry; tools: Tools; userId: number; prove: Prove };

/** How far the draft is saved. */
export const stateWords: Record<DraftState, string> = {
  saved: 'The draft is saved.',
  typing: 'Typing …',
  saving: 'Saving …',
  offline:
    'Not saved: the shop cannot be reached. What you typed stays here and is saved as soon as it answers.',
  wrong: 'Not saved. Please mend the fields that are marked.',
  stale: 'Not saved: a colleague changed this text.',
};

/** The editor of one text, with the page that its draft makes beside it. */
export function ContentEditor({ entry, tools, userId, prove }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [saves, setSaves] = useState(0);
  const { kind, key } = entry;
  const draft = useDraft(entry, {
    name: `${kind} ${key}`,
    userId,
    sendDraft: (typed) => callApi(endpoints.saveDraft, { body: { kind, key, ...typed } }),
    onSaved: () => setSaves((count) => count + 1),
  });
  /** The whole editor begins again with what the server has now. */
  const replace = (shown: ContentEntry) => {
    draft.forget();
    queries.setQueryData(contentEntryQuery(entry).queryKey, shown);
    void queries.invalidateQueries({ queryKey: contentListQuery().queryKey, exact: true });
    if (shown.key !== entry.key) void navigate(editorPath(shown), { replace: true });
  };
  const hasDraft = entry.hasDraft || saves > 0;
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Facts entry={entry} />
        <form
          noValidate
          aria-label={entry.title}
          className="flex flex-col gap-5"
          onSubmit={(event) => event.preventDefault()}
        >
          <FieldInputs
            fields={entry.fields}
            value={draft.form}
            errors={draft.errors}
            tools={tools}
            onChange={(form) => draft.type(form)}
          />
        </form>
        <output className="text-sm text-moss" data-draft-state={draft.state}>
          {hasDraft || draft.state !== 'saved' ? stateWords[draft.state] : 'No draft yet.'}
        </output>
        {draft.errors[''] && <Notice tone="error">{draft.errors['']}</Notice>}
        {draft.stale && <BothTexts draft={draft} stale={draft.stale} fields={entry.fields} />}
        <PublishPanel entry={entry} hasDraft={hasDraft} draft={draft} prove={prove} onShown={replace} />
        <VersionList
          entry={entry}
          hasDraft={hasDraft}
          fields={entry.fields}
          draft={draft}
          onShown={replace}
        />
        {entry.hasOwnAddress && <MoveText entry={entry} draft={draft} onShown={replace} />}
      </div>
      <PagePreview entry={entry} saves={saves} />
    </div>
  );
}

const emailWords: Record<ContentEntry['shown'], string> = {
  nothing: 'The email with our words.',
  template: 'The email with our words.',
  own: 'The email with your published words.',
};

const seenWords: Record<ContentEntry['shown'], (path: string) => string> = {
  nothing: (path) =>
    `Nothing yet. ${path === '/' ? 'It will stand on your home page.' : `Its page will be ${path}.`}`,
  template: (path) => `The text that comes with the shop, at ${path}.`,
  own: (path) => `Your published text, at ${path}.`,
};

function Facts({ entry: { shown, path, publishAt, other, problem, isHidden } }: { entry: ContentEntry }) {
  return (
    <Part title="What customers see">
      <div className="flex flex-col gap-2">
        <p className="wrap-anywhere">
          <span>{path === '' ? emailWords[shown] : seenWords[shown](path)}</span>{' '}
          {shown !== 'nothing' && path !== '' && (
            <a className="link inline-block py-1" href={path} target="_blank" rel="noreferrer">
              Open the page
            </a>
          )}
        </p>
        {isHidden && (
          <Notice>
            The home page does not show it yet: tick “Offers” in the{' '}
            <Link className="link" to={editorPath({ kind: 'home-sections', key: 'home-sections' })}>
              sections of the home page
            </Link>
            .
          </Notice>
        )}
        {publishAt && <p>A version waits until {formatMoment(new Date(publishAt))}.</p>}
        {problem && <Notice tone="error">{problem}</Notice>}
        {other && (
          <Notice>
            {other.name} saved this draft {agoOf(other.secondsAgo).replace('.', '')}, and may still write.
          </Notice>
        )}
      </div>
    </Part>
  );
}
