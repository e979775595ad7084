import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { ContentField, FormValue } from '../../texts.ts';
import { differencesOf } from './differences.ts';
import type { StaleTexts, useDraft } from './use-draft.ts';

type Props = { draft: ReturnType<typeof useDraft>; stale: StaleTexts; fields: ContentField[] };

/** Both texts after a stale save. Staff choose one, and nothing is lost before. */
export function BothTexts({ draft, stale, fields }: Props) {
  return (
    <Notice tone="error">
      <p className="font-semibold">{stale.message}</p>
      <Differences fields={fields} one={stale.current} other={draft.form} names={['Theirs', 'Yours']} />
      <div className="flex flex-wrap gap-2 pt-2">
        <Button variant="secondary" onClick={() => draft.keepMine()}>
          Save mine
        </Button>
        <Button variant="secondary" onClick={() => draft.takeTheirs()}>
          Take theirs
        </Button>
      </div>
    </Notice>
  );
}

type DifferencesProps = {
  fields: ContentField[];
  one: FormValue;
  other: FormValue;
  names: [one: string, other: string];
};

/** The fields in which two texts differ, line by line. */
export function Differences({ fields, one, other, names }: DifferencesProps) {
  const differences = differencesOf(fields, one, other);
  if (differences.length === 0) return <p className="text-moss">Both are the same.</p>;
  return (
    <dl className="flex flex-col gap-3 py-2">
      {differences.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="grid gap-2 md:grid-cols-2">
            <Lines name={names[0]} lines={before} />
            <Lines name={names[1]} lines={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ name, lines }: { name: string; lines: string[] }) {
  return (
    <div className="min-w-0 rounded-md border border-line p-2">
      <p className="text-sm text-moss">{name}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">{lines.join('\n') || 'nothing'}</p>
    </div>
  );
}
