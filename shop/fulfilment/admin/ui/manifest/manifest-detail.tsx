import { useQuery } from '@tanstack/react-query';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { Progress } from '#platform/ui/sending/progress.tsx';
import { endpoints, type Manifest, outcomeLabels } from '../../manifest.ts';
import { PrintButton } from '../print-documents.tsx';
import { manifestQuery, useLeaveParcel } from './queries.ts';

/** A closed list: its progress, its documents, and what became of each parcel. */
export function ManifestDetail({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(manifestQuery(id));
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-60 w-full" />;
  const { total, done, refused, at, by } = data;
  return (
    <>
      <p className="text-moss">
        {formatMoment(at)}
        {by && <span>, {by}</span>}
      </p>
      {done < total ? (
        <Progress label={`Handing over ${done} of ${total}`} share={done / total} />
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <output>
            {total - refused === 1 ? '1 parcel is' : `${total - refused} parcels are`} handed over
            <span>{refused > 0 ? `, ${refused} not.` : '.'}</span>
          </output>
          {refused < total && (
            <PrintButton
              label="Manifest and invoices"
              variant="primary"
              ask={(documentId) => callApi(endpoints.print, { params: { id }, body: { id: documentId } })}
            />
          )}
        </div>
      )}
      <ul aria-label="Parcels" className="divide-y divide-line rounded-lg border border-line bg-paper">
        {data.parcels.map((parcel) => (
          <Parcel key={parcel.orderNumber} id={id} parcel={parcel} />
        ))}
      </ul>
    </>
  );
}

function Parcel({ id, parcel }: { id: string; parcel: Manifest['parcels'][number] }) {
  const { orderNumber, waybill, outcome, problem, isLeft } = parcel;
  const leave = useLeaveParcel(id);
  const isOut = outcome !== null && outcome !== 'refused';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
      <span className="min-w-40 flex-1">
        <span className="font-semibold">{orderNumber}</span>
        <span className="block text-sm text-moss">{waybill}</span>
      </span>
      <span className="min-w-40 flex-1">
        {outcome ? outcomeLabels[outcome] : 'Waiting'}{' '}
        {isLeft && <Badge tone="sale">Left by the rider</Badge>}
        {problem && <span className="block text-sm text-clay">{problem}</span>}
      </span>
      {isOut && (
        <Button
          variant="quiet"
          busy={leave.isPending}
          aria-label={isLeft ? `The rider took it: ${orderNumber}` : `The rider left it: ${orderNumber}`}
          onClick={() => leave.mutate({ orderNumber, isLeft: !isLeft })}
        >
          {isLeft ? 'The rider took it' : 'The rider left it'}
        </Button>
      )}
    </li>
  );
}
