import { CircleCheck, CircleDashed } from 'lucide-react';
import type { EditedProduct } from '../contract.ts';
import { AcceptDoubts } from './accept-doubts.tsx';
import { ClaimExcerpt } from './claim-excerpt.tsx';

type Props = {
  product: EditedProduct;
  isOwner: boolean;
  isDirty: boolean;
  onChoose: (field: string) => void;
};

/** The demands of the law before a product is published. A line leads to its field. */
export function GateChecklist({ product, isOwner, isDirty, onChoose }: Props) {
  const { problems, doubtsReason, gst } = product;
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
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.message} ${problem.mark?.start}`}>
              <button
                type="button"
                onClick={() => onChoose(problem.field)}
                className="flex min-h-11 w-full items-start gap-2 rounded-md pt-2 text-left hover:bg-sand"
              >
                <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-clay" strokeWidth={1.5} />
                <span className="min-w-0 wrap-anywhere underline underline-offset-4">{problem.message}</span>
              </button>
              <ClaimExcerpt problem={problem} />
            </li>
          ))}
        </ul>
      )}
      {gst.warning && (
        <button
          type="button"
          onClick={() => onChoose('hsn')}
          className="min-h-11 w-full pt-2 text-left text-sm wrap-anywhere hover:bg-sand"
        >
          {gst.warning}
        </button>
      )}
      {doubtsReason && <p className="pt-2 text-sm">The owner’s reason for doubtful words: {doubtsReason}</p>}
      <AcceptDoubts product={product} isOwner={isOwner} isDirty={isDirty} />
      <p className="pt-2 text-sm text-moss">
        The shop’s own reading of the rules. Your lawyer and your accountant have the last word.
      </p>
      {isDirty && <p className="pt-2 text-sm text-moss">Checked as last saved.</p>}
    </section>
  );
}
