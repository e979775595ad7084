import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { RowSelection } from './use-selection.ts';

type Props = { selection: RowSelection; shown: number; hasMore: boolean; children: ReactNode };

/** Says what is selected, at the bottom of the screen where a thumb reaches it. */
export function SelectionBar({ selection, shown, hasMore, children }: Props) {
  const { all, count } = selection;
  const except = count > 0 ? `, except ${count}` : '';
  return (
    <section
      aria-label="Selected rows"
      className="sticky bottom-0 max-lg:bottom-14 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-2 shadow-soft"
    >
      <output className="font-semibold">{all ? `All that match${except}` : `${count} selected`}</output>
      {!all && hasMore && count >= shown && (
        <Button variant="quiet" onClick={selection.chooseAll}>
          Select all that match
        </Button>
      )}
      <Button variant="quiet" onClick={selection.clear}>
        Clear selection
      </Button>
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
