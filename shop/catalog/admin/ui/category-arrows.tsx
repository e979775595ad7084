import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { CategoryOfStaff } from '../categories.ts';
import { useOrderCategories } from './category-queries.ts';

type Props = { category: CategoryOfStaff; siblings: CategoryOfStaff[] };

/** Moves a category within its list. */
export function CategoryArrows({ category, siblings }: Props) {
  const { mutate, isPending } = useOrderCategories(siblings);
  const pressed = useRef<{ button: HTMLButtonElement; from: number }>(undefined);
  const at = siblings.findIndex(({ id }) => id === category.id);
  // The browser takes the focus from a row that changes its place.
  useEffect(() => {
    if (!pressed.current || pressed.current.from === at) return;
    pressed.current.button.focus();
    pressed.current = undefined;
  });
  const arrow = (by: 'earlier' | 'later', to: number) => {
    const Icon = by === 'earlier' ? ArrowUp : ArrowDown;
    const isOff = to < 0 || to >= siblings.length;
    return (
      <Button
        variant="quiet"
        className="px-3!"
        aria-label={`Move ${category.name} ${by}`}
        aria-disabled={isOff || isPending}
        onClick={({ currentTarget }) => {
          if (isOff || isPending) return;
          pressed.current = { button: currentTarget, from: at };
          mutate({ category, order: siblings.toSpliced(at, 1).toSpliced(to, 0, category) });
        }}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.5} />
      </Button>
    );
  };
  return (
    <>
      {arrow('earlier', at - 1)}
      {arrow('later', at + 1)}
    </>
  );
}
