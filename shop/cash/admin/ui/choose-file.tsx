import { FileInput } from '#platform/admin/ui/file-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatMoment } from '#platform/india-time.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { maxFileBytes, maxRows } from '../remittances.ts';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { CourierChoice, useCourierChoice } from './courier-choice.tsx';
import { balancesQuery, remittancesQuery, useUpload } from './queries.ts';

const megabytes = maxFileBytes / 1024 / 1024;
const states = {
  uploaded: 'choose its columns',
  checked: 'compared, not booked',
  booked: 'booked',
  undone: 'undone',
};

/** Takes the remittance file of a courier, and lists the newest ones. */
export function ChooseFile({ maySend }: { maySend: boolean }) {
  const { data } = useQuery(balancesQuery(''));
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useUpload();
  const navigate = useNavigate();
  const id = useId();
  const { courier, fields } = useCourierChoice(data?.couriers ?? []);
  const send = (file: File | undefined) => {
    if (!file || isPending) return;
    const isTooLarge = file.size > maxFileBytes;
    setProblem(isTooLarge ? `A file may have ${megabytes} MB. Please split it.` : undefined);
    if (!isTooLarge)
      mutate({ courier, file }, { onSuccess: (sent) => void navigate(`/admin/cash/files/${sent.id}`) });
  };
  const failure = problem ?? (error && failureOf(error));
  return (
    <section aria-labelledby="files" className="flex flex-col gap-4">
      <h2 id="files" className="text-xl">
        Remittance files
      </h2>
      {failure && <Notice tone="error">{failure}</Notice>}
      {maySend && (
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <div className="flex flex-col gap-4">
            <CourierChoice {...fields} />
          </div>
          <div className="flex flex-col gap-1">
            <label htmlFor={id}>CSV file</label>
            <FileInput
              id={id}
              accept=".csv,.tsv,.txt,text/csv"
              disabled={isPending || courier === ''}
              describedBy={`${id}-hint`}
              onChoose={send}
            />
            <p id={`${id}-hint`} className="text-sm text-moss">
              Up to {megabytes} MB and {maxRows.toLocaleString('en-IN')} rows. Nothing is booked before you
              have seen it.
            </p>
          </div>
        </div>
      )}
      <RecentFiles />
    </section>
  );
}

function RecentFiles() {
  const { data } = useQuery(remittancesQuery());
  if (!data || data.length === 0) return null;
  return (
    <ul aria-label="Newest files" className="flex flex-col divide-y divide-line border-y border-line">
      {data.map(({ id, name, courier, state, createdAt, sentBy }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4">
          <Link
            to={`/admin/cash/files/${id}`}
            className="link inline-flex min-h-11 items-center wrap-anywhere"
          >
            {name}
          </Link>
          <span className="text-moss">
            {[courierLabel(courier), states[state], formatMoment(createdAt), sentBy && `sent by ${sentBy}`]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
