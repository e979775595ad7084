import { useState } from 'react';
import { formatMoment, readIndianTime } from '#platform/india-time.ts';
import { HourField } from '#platform/admin/ui/form/hour-field.tsx';
import { Part } from '#platform/admin/ui/part.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, messages } from '../../contract.ts';
import type { ContentEntry, Finding } from '../../texts.ts';
import { FindingList } from './finding-list.tsx';
import type { useDraft } from './use-draft.ts';

/** Asks for the second factor again where the shop wants it. */
export type Prove = <T>(work: () => Promise<T>) => Promise<T>;

type Props = {
  entry: ContentEntry;
  hasDraft: boolean;
  draft: ReturnType<typeof useDraft>;
  prove: Prove;
  onShown: (entry: ContentEntry) => void;
};

/** Publishes the draft now or at an hour, and lists what stands in the way. */
export function PublishPanel({ entry, hasDraft, draft, prove, onShown }: Props) {
  const { kind, key, publishAt, shown } = entry;
  const sending = usePublish({ kind, key, draft, prove, onShown });
  const { at, setAt, reason, setReason, findings, failure, isBusy, act, publish } = sending;
  const hasGap = findings.some(({ level }) => level === 'gap');
  return (
    <Part title="Publish">
      <div className="flex flex-col gap-4">
        {failure && <Notice tone="error">{failure}</Notice>}
        {findings.length > 0 && <FindingList findings={findings} />}
        {findings.length > 0 && !hasGap && (
          <TextAreaField
            label="Why it may stay"
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <HourField label="Publish later (Indian time)" hint="Empty publishes now." at={at} onChange={setAt} />
        <div className="flex flex-wrap gap-2">
          <Button
            busy={isBusy}
            disabled={!hasDraft && draft.state === 'saved' && shown !== 'nothing'}
            onClick={() => void publish()}
          >
            {at ? 'Publish at this hour' : 'Publish now'}
          </Button>
          {publishAt && (
            <Button
              variant="secondary"
              busy={isBusy}
              onClick={() =>
                void act(() => callApi(endpoints.cancel, { body: { kind, key } }), 'It waits no longer.')
              }
            >
              Do not publish at its hour
            </Button>
          )}
          {hasDraft && (
            <Button
              variant="quiet"
              busy={isBusy}
              onClick={() =>
                void act(
                  () => callApi(endpoints.discard, { body: { kind, key, revision: draft.revision() } }),
                  'The draft is gone.',
                )
              }
            >
              Discard the draft
            </Button>
          )}
          {shown === 'own' && (
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() =>
                void act(
                  () => callApi(endpoints.withdraw, { body: { kind, key, revision: draft.revision() } }),
                  messages.withdrawn,
                )
              }
            >
              Take it back
            </Button>
          )}
        </div>
      </div>
    </Part>
  );
}

type PublishOptions = Pick<ContentEntry, 'kind' | 'key'> & Pick<Props, 'draft' | 'prove' | 'onShown'>;

/** Sends what staff decide, and keeps what the shop found in the draft. */
function usePublish({ kind, key, draft, prove, onShown }: PublishOptions) {
  const [at, setAt] = useState('');
  const [reason, setReason] = useState('');
  const [findings, setFindings] = useState<Finding[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function act(work: () => Promise<ContentEntry>, said: string) {
    setBusy(true);
    setFailure('');
    try {
      const now = await prove(work);
      setFindings([]);
      toast.success(said);
      onShown(now);
    } catch (error) {
      const { body = {} } = error instanceof ApiError ? error : {};
      setFindings((body['findings'] as Finding[] | undefined) ?? []);
      setFailure(failureOf(error as Error));
    }
    setBusy(false);
  }

  async function publish() {
    if (!(await draft.save())) return setFailure('Not published, since the draft is not saved.');
    const said = at ? messages.scheduled(formatMoment(readIndianTime(at) ?? new Date())) : messages.published;
    const body = () => ({ kind, key, revision: draft.revision(), at: at || null, reason });
    await act(() => callApi(endpoints.publish, { body: body() }), said);
  }

  return { at, setAt, reason, setReason, findings, failure, isBusy, act, publish };
}
