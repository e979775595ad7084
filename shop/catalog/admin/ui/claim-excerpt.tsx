import { MarkedExcerpt } from '#platform/admin/ui/marked-excerpt.tsx';
import type { EditedProduct } from '../contract.ts';

type Props = { problem: EditedProduct['problems'][number] };

/** The rule of a demand; of a claim also its words, marked where they stand, and a lawful sentence. */
export function ClaimExcerpt({ problem: { kind, excerpt, law, lawful } }: Props) {
  if (!excerpt) return <p className="pb-2 pl-7 text-sm text-moss">{law}</p>;
  return (
    <div className="flex flex-col gap-1 pb-3 pl-7 text-sm">
      <MarkedExcerpt excerpt={excerpt} isRefused={kind === 'claim'} />
      <p className="text-moss">{law}</p>
      {lawful && (
        <p>
          Lawful, for example: <q>{lawful}</q>
        </p>
      )}
    </div>
  );
}
