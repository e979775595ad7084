import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FileInput } from '#platform/admin/ui/file-input.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import type { Target } from '../../statement-file/columns.ts';
import { endpoints, maxFileBytes, type TakenStatement } from '../contract.ts';
import { useReadBankAgain } from './queries.ts';
import { lookAgain, type SentStatement, sendStatement } from './send-statement.ts';
import { StatementPreview } from './statement-preview.tsx';

const megabytes = maxFileBytes / 1024 / 1024;

/** Takes a statement of the bank: choose it, see what the shop reads in it, take it in. */
export function ReadStatement() {
  const [share, setShare] = useState(0);
  const [sent, setSent] = useState<SentStatement>();
  const readAgain = useReadBankAgain();
  const send = useMutation({ mutationFn: (file: File) => sendStatement(file, setShare), onSuccess: setSent });
  const look = useMutation({
    mutationFn: (columns: (Target | null)[]) => lookAgain(sent!.id, columns),
    onSuccess: setSent,
  });
  const take = useMutation({
    mutationFn: ({ id, look: { columns } }: SentStatement) =>
      callApi(endpoints.take, { params: { id }, body: { columns } }),
    onSuccess: async () => {
      setSent(undefined);
      await readAgain();
    },
  });
  const choose = (file: File | undefined) => {
    if (!file || send.isPending) return;
    setSent(undefined);
    setShare(0);
    for (const earlier of [look, take]) earlier.reset();
    send.mutate(file);
  };
  const error = send.error ?? look.error ?? take.error;
  return (
    <section aria-labelledby="read-in" className="flex flex-col gap-4">
      <h2 id="read-in" className="text-xl">
        Read a statement in
      </h2>
      {error && <Notice tone="error">{failureOf(error, 'Nothing was taken in.')}</Notice>}
      {take.data && !sent && <Notice>{takenText(take.data)}</Notice>}
      <ChooseStatement isBusy={send.isPending || take.isPending} onChoose={choose} />
      {send.isPending && <output>{`Sending and reading: ${Math.floor(share * 100)} %`}</output>}
      {sent && (
        <StatementPreview
          key={sent.id}
          look={sent.look}
          isBusy={look.isPending || take.isPending}
          onColumns={(columns) => look.mutate(columns)}
          onTake={() => take.mutate(sent)}
        />
      )}
    </section>
  );
}

type ChooseProps = { isBusy: boolean; onChoose: (file: File | undefined) => void };

function ChooseStatement({ isBusy, onChoose }: ChooseProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id}>Statement of your bank</label>
      <FileInput
        id={id}
        accept=".csv,.tsv,.txt,.xls,.htm,.html,text/csv,text/html"
        disabled={isBusy}
        describedBy={`${id}-hint`}
        onChoose={onChoose}
      />
      <p id={`${id}-hint`} className="text-sm text-moss">
        CSV, or what your bank calls XLS when it is text or a web page, up to {megabytes} MB. The shop keeps
        neither the file nor names in it. A statement twice counts once.
      </p>
    </div>
  );
}

function takenText({ added, known, leftOut, matched }: TakenStatement): string {
  const counted = (count: number, one: string, more: string) =>
    `${count.toLocaleString('en-IN')} ${count === 1 ? one : more}`;
  return [
    `${counted(added, 'new row', 'new rows')}, ${counted(matched, 'match', 'matches')} by reference.`,
    known > 0 && `${counted(known, 'row was', 'rows were')} known from an earlier statement.`,
    leftOut > 0 && `${counted(leftOut, 'payment', 'payments')} of yours left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}
