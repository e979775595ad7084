import type { EditedProduct } from '../contract.ts';

type Props = { problem: EditedProduct['problems'][number] };

/** The rule of a demand; of a claim also its words, marked where they stand, and a lawful sentence. */
export function ClaimExcerpt({ problem: { kind, excerpt, law, lawful } }: Props) {
  if (!excerpt) return <p className="pb-2 pl-7 text-sm text-moss">{law}</p>;
  const tone = kind === 'claim' ? 'bg-clay/25 decoration-clay' : 'bg-turmeric/30 decoration-turmeric';
  return (
    <div className="flex flex-col gap-1 pb-3 pl-7 text-sm">
      <p className="wrap-anywhere text-moss">
        {excerpt.before}
        <mark className={`rounded-sm px-0.5 text-ink underline decoration-2 ${tone}`}>{excerpt.words}</mark>
        {excerpt.after}
      </p>
      <p className="text-moss">{law}</p>
      {lawful && (
        <p>
          Lawful, for example: <q>{lawful}</q>
        </p>
      )}
    </div>
  );
}
