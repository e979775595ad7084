import { FileInput } from '#platform/admin/ui/file-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ColumnTargets } from '#platform/admin/ui/csv/column-targets.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { type CourierFile, type CourierFileLook, maxFileBytes, maxRows } from '../../courier-file.ts';
import { type Target, targets } from '../../courier-file/columns.ts';
import { handCouriersQuery } from '../by-hand/queries.ts';
import { CourierFileRows } from './courier-file-rows.tsx';
import { useCheckFile, useInspectFile, useSaveFile, type Words } from './queries.ts';
import { UnknownWords } from './unknown-words.tsx';

const megabytes = maxFileBytes / 1024 / 1024;

/** Reads waybills and steps from the CSV file of a courier's portal: file, columns, what would change, saved. */
export function CourierFileImport() {
  const [courier, setCourier] = useState('');
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { data } = useQuery(handCouriersQuery());
  const look = useInspectFile();
  const id = useId();
  const active = (data?.couriers ?? []).filter(({ isActive }) => isActive);
  const chosen = courier || (active[0]?.name ?? '');
  const choose = (next: File | undefined) => {
    if (!next || look.isPending) return;
    const isTooLarge = next.size > maxFileBytes;
    setProblem(isTooLarge ? `A file may have ${megabytes} MB. Please split it.` : undefined);
    setFile(isTooLarge ? undefined : next);
    look.reset();
    if (!isTooLarge) look.mutate({ file: next, courier: chosen });
  };
  const failure = problem ?? look.error?.message;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <SelectField
          label="Courier of the file"
          value={chosen}
          onChange={({ target }) => {
            setCourier(target.value);
            if (file) look.mutate({ file, courier: target.value });
          }}
          options={active.map(({ name }) => name)}
        />
        <div className="flex flex-col gap-1">
          <label htmlFor={id}>CSV file of the portal</label>
          <FileInput
            id={id}
            accept=".csv,.tsv,.txt,text/csv"
            disabled={look.isPending}
            describedBy={`${id}-hint`}
            onChoose={choose}
          />
          <p id={`${id}-hint`} className="text-sm text-moss">
            Up to {megabytes} MB and {maxRows.toLocaleString('en-IN')} rows. Nothing is saved before you have
            seen it.
          </p>
        </div>
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      {file && look.data && (
        <MapColumns
          key={`${file.name} ${file.lastModified} ${chosen}`}
          file={file}
          look={look.data}
          courier={chosen}
        />
      )}
    </div>
  );
}

type MapProps = { file: File; look: CourierFileLook; courier: string };

function MapColumns({ file, look, courier }: MapProps) {
  const [columns, setColumns] = useState<(Target | null)[]>(look.columns);
  const check = useCheckFile();
  const save = useSaveFile();
  const [words, setWords] = useState<Words>({});
  const mapped = { file, courier, columns, words };
  // A new answer starts a new check. The rows of the last check stay until it ends.
  const [checked, setChecked] = useState<CourierFile>();
  const shown = save.data ?? check.data ?? checked;
  const changes = check.data?.rows.filter(({ result }) => result === 'change').length ?? 0;
  const isBusy = check.isPending || save.isPending;
  const error = save.error ?? check.error;
  return (
    <div className="flex flex-col gap-4">
      <form
        aria-label="Columns"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.reset();
          if (!isBusy) check.mutate(mapped);
        }}
      >
        {look.isRemembered && <p>The columns are as you saved them last time.</p>}
        <p className="wrap-anywhere">
          {file.name}: choose what each column holds. Leave out what is neither a number nor a step of the
          parcel.
        </p>
        <ColumnTargets
          headers={look.headers}
          examples={look.examples}
          targets={targets}
          columns={columns}
          onChange={(next) => {
            check.reset();
            save.reset();
            setChecked(undefined);
            setColumns(next);
          }}
        />
        <Button
          type="submit"
          variant={shown ? 'secondary' : 'primary'}
          className="self-start"
          busy={check.isPending}
        >
          Show what changes
        </Button>
      </form>
      {error && <Notice tone="error">{error.message}</Notice>}
      {shown && (
        <>
          <output>{save.data ? 'Saved. The same file again changes nothing.' : saysOf(changes)}</output>
          {!save.data && shown.unknownWords.length > 0 && (
            <UnknownWords
              unknown={shown.unknownWords}
              words={words}
              onChange={(next) => {
                setWords(next);
                setChecked(shown);
                check.mutate({ ...mapped, words: next });
              }}
            />
          )}
          {!save.data && (changes > 0 || Object.keys(words).length > 0) && (
            <Button className="self-start" busy={isBusy} onClick={() => save.mutate(mapped)}>
              {saveLabel(changes)}
            </Button>
          )}
          <CourierFileRows rows={shown.rows} isSaved={save.data !== undefined} />
        </>
      )}
    </div>
  );
}

function saveLabel(changes: number): string {
  if (changes === 0) return 'Save what the words mean';
  return changes === 1 ? 'Save 1 row' : `Save ${changes.toLocaleString('en-IN')} rows`;
}

function saysOf(changes: number): string {
  return changes === 0 ? 'No row changes anything.' : 'Nothing is saved yet.';
}
