import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FileInput } from '#platform/admin/ui/file-input.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { bounds, maxFileBytes } from '../../report-file/file-bounds.ts';
import type { SettlementFile } from '../files.ts';
import { filesQuery, type Provider, providerLabel, useSendFile } from './queries.ts';

const megabytes = maxFileBytes / 1024 / 1024;
const choices: Provider[] = ['razorpay', 'cashfree'];

/** Takes the settlement report of a provider, and lists the newest ones with the counts of their rows. */
export function SettlementFiles({ maySend }: { maySend: boolean }) {
  const { data } = useQuery(filesQuery());
  if (!maySend && !data?.length) return null;
  return (
    <section aria-labelledby="reports" className="flex flex-col gap-4">
      <h2 id="reports" className="text-xl">
        Settlement reports
      </h2>
      <p className="text-moss">
        The shop asks your provider each night. A report of its dashboard adds what is missing. The same row
        counts once.
      </p>
      {maySend && <SendFile />}
      {data && data.length > 0 && (
        <ul aria-label="Newest reports" className="flex flex-col divide-y divide-line border-y border-line">
          {data.map((file) => (
            <li key={file.id} className="flex flex-col gap-1 p-3">
              <span className="wrap-anywhere">{file.name}</span>
              <span className="text-moss">
                {[providerLabel(file.provider), formatMoment(file.createdAt), file.sentBy].join(', ')}
              </span>
              <span>{wordsOf(file)}</span>
              <LeftOut headers={file.result?.leftOut ?? []} />
              {file.result?.unreadable.map(({ number, problem }) => (
                <span key={number} className="text-sm">
                  Row {number}: {problem}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LeftOut({ headers }: { headers: readonly string[] }) {
  if (headers.length === 0) return null;
  return (
    <Notice tone="error">
      {`The file has money in columns that the shop does not read: ${headers.join(', ')}. It counts as an adjustment where the provider kept it.`}
    </Notice>
  );
}

function SendFile() {
  const [provider, setProvider] = useState<Provider>('razorpay');
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useSendFile(setShare);
  const id = useId();
  const send = (file: File | undefined) => {
    if (!file || isPending) return;
    const isTooLarge = file.size > maxFileBytes;
    setProblem(isTooLarge ? `A file may have ${megabytes} MB. Please split it.` : undefined);
    if (!isTooLarge) mutate({ provider, file });
  };
  const failure = problem ?? (error && failureOf(error));
  return (
    <>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Provider"
          value={provider}
          options={choices.map((value) => ({ value, label: providerLabel(value) }))}
          onChange={({ target }) => setProvider(target.value as Provider)}
        />
        <div className="flex flex-col gap-1">
          <label htmlFor={id}>CSV file</label>
          <FileInput
            id={id}
            accept=".csv,text/csv"
            disabled={isPending}
            describedBy={`${id}-hint`}
            onChoose={send}
          />
          <p id={`${id}-hint`} className="text-sm text-moss">
            {isPending
              ? `${Math.round(share * 100)} % sent`
              : `The report “Settlement recon”, up to ${megabytes} MB and ${bounds.maxRows.toLocaleString('en-IN')} rows.`}
          </p>
        </div>
      </div>
    </>
  );
}

function wordsOf({ state, problem, result }: SettlementFile): string {
  if (state === 'refused') return problem ?? 'The shop cannot read it.';
  if (!result) return 'The shop reads it.';
  const { added, known, changed, unsettled, unreadableCount } = result;
  const counts: [number, string][] = [
    [added, 'new'],
    [known, 'known'],
    [changed, 'changed'],
    [unsettled, 'not settled'],
    [unreadableCount, 'not readable'],
  ];
  const words = counts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count.toLocaleString('en-IN')} ${name}`);
  return words.length > 0 ? `Rows: ${words.join(', ')}.` : 'No rows.';
}
