import { Button } from '#platform/ui/button.tsx';
import { shownValue } from '../../shown-value.ts';
import type { Imported, ImportRow } from '../../shop-file.ts';

type Props = { dry: Imported; isBusy: boolean; onImport: () => void; onCancel: () => void };

const heads: Record<ImportRow['result'], string> = {
  change: 'These change',
  draft: 'These come as drafts, since the shop does not publish them as they are',
  'left-out': 'These are left out',
  wrong: 'These are wrong, so nothing can be imported',
  environment: 'The environment sets these, so they stay',
  machine: 'These belong to the machine, so they stay',
  unknown: 'This shop does not know these',
  same: 'These are the same already',
};

export function DryRun({ dry, isBusy, onImport, onCancel }: Props) {
  const by = Map.groupBy(dry.rows, ({ result }) => result);
  const drafts = by.get('draft')?.length ?? 0;
  const changes = (by.get('change')?.length ?? 0) + drafts;
  return (
    <section aria-label="Dry run" className="flex flex-col gap-4">
      {(Object.keys(heads) as ImportRow['result'][]).map((result) => (
        <Rows key={result} title={heads[result]} rows={by.get(result) ?? []} />
      ))}
      {dry.missing.length > 0 && (
        <p className="text-sm text-moss">The file lacks {dry.missing.join(', ')}. They stay as they are.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={changes === 0 || by.has('wrong')} busy={isBusy} onClick={onImport}>
          {changes === 1 ? 'Import 1 change' : `Import ${changes} changes`}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

function Rows({ title, rows }: { title: string; rows: ImportRow[] }) {
  const [first] = rows;
  if (!first) return null;
  const isShort = first.result === 'same';
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">
        {title}: {rows.length}
      </h3>
      {!isShort && (
        <ul className="text-sm wrap-anywhere">
          {rows.map((row) => (
            <li key={row.name}>{wordsOf(row)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function wordsOf({ label, before, after, result, problem }: ImportRow): string {
  if (problem) return result === 'wrong' ? problem : `${label}: ${problem}`;
  if (result === 'machine' || result === 'unknown') return label;
  return `${label}: ${shownValue(before)} now, ${shownValue(after)} in the file`;
}
