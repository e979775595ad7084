import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatMoment } from '#platform/india-time.ts';
import { Part } from '#platform/admin/ui/part.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { ContentKind } from '../../kinds/kinds.ts';
import type { ListedContent } from '../texts.ts';
import { contentEntryQuery, editorPath } from './queries.ts';

type Entry = ListedContent & { leftOut: string[] };

type Kind = { kind: ContentKind; label: string; newKey: string | null; entries: Entry[] };

/** Every text of the shop by kind, with what customers see of it. */
export function ContentList({ kinds }: { kinds: Kind[] }) {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      {kinds.map(({ kind, label, newKey, entries }) => (
        <Part key={kind} title={label}>
          {entries.length === 0 && <p className="text-moss">Nothing is written yet.</p>}
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <Row key={entry.key} entry={entry} />
            ))}
          </ul>
          {newKey !== null && <NewText kind={kind} help={newKey} label={label} />}
        </Part>
      ))}
    </div>
  );
}

const shownWords: Record<ListedContent['shown'], string> = {
  own: 'Published',
  template: 'Standard text of the shop',
  nothing: 'Not published',
};

function Row({ entry }: { entry: Entry }) {
  const { title, path, shown, hasDraft, publishAt, problem, leftOut, changedAt, changedBy } = entry;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <Link
        to={editorPath(entry)}
        className="link inline-flex min-h-11 min-w-48 flex-1 items-center wrap-anywhere"
      >
        {title}
      </Link>
      <span className="text-sm text-moss wrap-anywhere">{path}</span>
      <span className="flex flex-wrap gap-2">
        <Badge tone={shown === 'own' ? 'new' : 'plain'}>
          {shownWords[shown === 'nothing' && path === '' ? 'template' : shown]}
        </Badge>
        {hasDraft && <Badge tone="plain">Draft</Badge>}
        {publishAt && <Badge tone="plain">{`On ${formatMoment(new Date(publishAt))}`}</Badge>}
      </span>
      {problem && <p className="w-full text-clay">{problem}</p>}
      {leftOut.length > 0 && (
        <p className="w-full text-clay wrap-anywhere">
          {`Left out, since they are not on sale: ${leftOut.join(', ')}`}
        </p>
      )}
      {changedAt && (
        <span className="w-full text-sm text-moss">
          {`Changed ${formatMoment(new Date(changedAt))}${changedBy ? ` by ${changedBy}` : ''}`}
        </span>
      )}
    </li>
  );
}

function NewText({ kind, help, label }: { kind: ContentKind; help: string; label: string }) {
  const [key, setKey] = useState('');
  const [wrong, setWrong] = useState('');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const begin = async () => {
    const typed = (key.toLowerCase().match(/[a-z0-9/]+/g) ?? []).join('-');
    if (typed === '') return setWrong('Please give it an address.');
    const failure = await queries
      .fetchQuery(contentEntryQuery({ kind, key: typed }))
      .then(() => null)
      .catch((error: Error) => error);
    if (!failure) return navigate(editorPath({ kind, key: typed }));
    const isUnknown = failure instanceof ApiError && failure.status === 404;
    setWrong(isUnknown ? `It cannot have this address. ${help}` : failureOf(failure));
  };
  return (
    <form
      noValidate
      aria-label={`New: ${label}`}
      className="mt-3 flex flex-wrap items-end gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <TextField
        label="Address of a new one"
        hint={help}
        className="min-w-64 flex-1"
        value={key}
        error={wrong || undefined}
        onChange={(event) => {
          setWrong('');
          setKey(event.target.value);
        }}
      />
      <Button type="submit" variant="secondary">
        Begin
      </Button>
    </form>
  );
}
