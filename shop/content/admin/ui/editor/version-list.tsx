import { useState } from 'react';
import { formatMoment } from '#platform/india-time.ts';
import { Part } from '#platform/admin/ui/part.tsx';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../../contract.ts';
import type { ContentEntry, ContentField, FormValue } from '../../texts.ts';
import { Differences } from './both-texts.tsx';
import type { useDraft } from './use-draft.ts';

type Props = {
  entry: ContentEntry;
  hasDraft: boolean;
  fields: ContentField[];
  draft: ReturnType<typeof useDraft>;
  onShown: (entry: ContentEntry) => void;
};

/** The published versions. Each is compared with the draft, and comes back as the draft. */
export function VersionList({ entry: { kind, key, versions }, hasDraft, fields, draft, onShown }: Props) {
  const [compared, setCompared] = useState<{ id: number; form: FormValue } | null>(null);
  if (versions.length === 0) return null;
  const tell = (error: unknown) => toast.error(failureOf(error as Error));
  const compare = (id: number) =>
    callApi(endpoints.readVersion, { params: { id } }).then(({ form }) => setCompared({ id, form }), tell);
  const bringBack = (version: number) =>
    callApi(endpoints.bringBack, { body: { kind, key, revision: draft.revision(), version } }).then(
      onShown,
      tell,
    );
  return (
    <Part title="Versions">
      <ul className="divide-y divide-line">
        {versions.map(({ id, number, isShown, publishedAt, by, reason }) => (
          <li key={id} className="flex flex-col gap-2 py-3">
            <p>
              <span className="font-semibold">
                {isShown ? `Version ${number}, shown now` : `Version ${number}`}
              </span>
              <span className="block text-sm text-moss">
                {`${formatMoment(new Date(publishedAt))} by ${by}${reason && `: ${reason}`}`}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="quiet" onClick={() => void compare(id)}>
                Compare<span className="sr-only"> version {number}</span>
              </Button>
              <Button variant="quiet" onClick={() => void bringBack(id)}>
                Bring back as a draft<span className="sr-only">: version {number}</span>
              </Button>
            </div>
            {compared?.id === id && (
              <Differences
                fields={fields}
                one={compared.form}
                other={draft.form}
                names={[`Version ${number}`, hasDraft ? 'The draft' : 'The text as it is']}
              />
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
