import { CircleCheck, CircleDashed } from 'lucide-react';
import type { EditedProduct } from '../contract.ts';

type Props = { problems: EditedProduct['problems']; isDirty: boolean; onChoose: (field: string) => void };

/** What the law asks for before a product is published. A line leads to its field. */
export function GateChecklist({ problems, isDirty, onChoose }: Props) {
  return (
    <section aria-labelledby="gate" className="rounded-lg border border-line bg-paper p-4">
      <h2 id="gate" className="pb-2 text-lg">
        Before it is published
      </h2>
      {problems.length === 0 ? (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-leaf" strokeWidth={1.5} />
          Nothing is missing.
        </p>
      ) : (
        <ul aria-label="Missing" className="flex flex-col">
          {problems.map(({ field, kind, message, law }) => (
            <li key={`${field} ${kind} ${message}`}>
              <button
                type="button"
                onClick={() => onChoose(field)}
                title={law}
                className="flex min-h-11 w-full items-start gap-2 rounded-md py-2 text-left hover:bg-sand"
              >
                <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-clay" strokeWidth={1.5} />
                <span className="min-w-0 wrap-anywhere underline underline-offset-4">{message}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isDirty && <p className="pt-2 text-sm text-moss">Checked as last saved.</p>}
    </section>
  );
}
