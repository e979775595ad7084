import { useQuery } from '@tanstack/react-query';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import type { ReactNode } from 'react';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Progress } from '#platform/ui/sending/progress.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { authorsText } from '../../bulk/bulk-change.ts';
import type { Category } from '../../../contract.ts';
import { type BulkChange, endpoints } from '../../bulk/contract.ts';
import { MapColumns } from './map-columns.tsx';
import { PlannedRows } from './planned-rows.tsx';
import { bulkQuery, isWorking, useBulkControls } from './queries.ts';

type Props = { id: string; categories: Category[] };

/** A change of many products: its columns, its preview, its progress and its undo. */
export function BulkChangeView({ id, categories }: Props) {
  const { data, error, refetch } = useQuery(bulkQuery(id));
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  const hasRows = ['checked', 'running', 'stopped', 'done', 'undoing', 'undone'].includes(data.state);
  const canMap = data.isMine && data.look && ['uploaded', 'checked'].includes(data.state);
  return (
    <div className="flex flex-col gap-6">
      <Status change={data} />
      {data.plannedBy && <p className="text-moss">{`This was ${authorsText(data)}.`}</p>}
      {canMap && data.state === 'uploaded' && <MapColumns change={data} categories={categories} />}
      {hasRows && !isWorking(data) && <PlannedRows change={data} />}
      {canMap && data.state === 'checked' && (
        <details>
          <summary className="link flex min-h-11 cursor-pointer items-center self-start">
            Choose other columns
          </summary>
          <MapColumns change={data} categories={categories} />
        </details>
      )}
    </div>
  );
}

const countOf = (count: number, what = 'row') =>
  `${count.toLocaleString('en-IN')} ${what}${count === 1 ? '' : 's'}`;

function Status({ change }: { change: BulkChange }) {
  const { state, problem, rows, total, done, kept } = change;
  const { mutate, isPending } = useBulkControls(change.id);
  const button = (step: 'start' | 'stop' | 'undo', label: string, isMain = false) => (
    <Button variant={isMain ? 'primary' : 'secondary'} busy={isPending} onClick={() => mutate(step)}>
      {label}
    </Button>
  );
  const planned = rows.create + rows.change;
  return (
    <section aria-label="Progress" className="flex flex-col gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      {state === 'uploading' && <p>The file has not arrived completely. Choose it again to go on.</p>}
      {state === 'checking' && <output>Checking every row. This takes a moment…</output>}
      {state === 'checked' && (
        <Steps
          text={
            planned === 0
              ? 'Checked. No row changes anything.'
              : `Checked, nothing is changed yet. ${countOf(planned, 'product')} would change.`
          }
        >
          {planned > 0 && button('start', `Change ${countOf(planned, 'product')}`, true)}
        </Steps>
      )}
      {state === 'running' && (
        <>
          <Progress label={`Changing ${countOf(total, 'product')}`} share={total === 0 ? 0 : done / total} />
          <Steps text="You may leave this page. The shop goes on.">{button('stop', 'Stop')}</Steps>
        </>
      )}
      {state === 'stopped' && (
        <Steps text={`Stopped after ${done.toLocaleString('en-IN')} of ${countOf(total)}.`}>
          {button('start', 'Go on', true)}
          {button('undo', 'Undo all')}
        </Steps>
      )}
      {state === 'done' && (
        <Steps text={`Done. ${countOf(planned, 'product')} changed, ${countOf(rows.refused)} refused.`}>
          {button('undo', 'Undo all')}
        </Steps>
      )}
      {state === 'undoing' && (
        <>
          <Progress label={`Undoing ${countOf(total, 'product')}`} share={total === 0 ? 0 : done / total} />
          <Steps text="You may leave this page.">{button('stop', 'Stop')}</Steps>
        </>
      )}
      {state === 'undone' && (
        <p>
          Undone. New products are archived.
          {kept > 0 && <span> {countOf(kept)} changed since and stayed; see the reasons below.</span>}
        </p>
      )}
      {rows.refused > 0 && !isWorking(change) && <RefusedFile change={change} />}
    </section>
  );
}

function Steps({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <output>{text}</output>
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  );
}

function RefusedFile({ change: { id, name } }: { change: BulkChange }) {
  const load = () => callApi(endpoints.refused, { params: { id: String(id) } });
  return (
    <Button variant="quiet" className="self-start" onClick={() => void saveFile(load, `refused-${name}`)}>
      Save the refused rows as a file
    </Button>
  );
}
