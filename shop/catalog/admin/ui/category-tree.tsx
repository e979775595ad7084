import { useQuery } from '@tanstack/react-query';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { type CategoryOfStaff, maxDepth } from '../categories.ts';
import { CategoryArrows } from './category-arrows.tsx';
import { useCategoryDrag } from './drag-categories.ts';
import { CategoryDialog, type Opened } from './category-dialog.tsx';
import { categoriesQuery, useDeleteCategory } from './category-queries.ts';

/** The tree of categories: rename, move, order, add, and delete what is empty. */
export function CategoryTree() {
  const { data, error, refetch } = useQuery(categoriesQuery());
  const [opened, setOpened] = useState<Opened>();
  const drag = useCategoryDrag(data ?? []);
  useReturnedFocus(opened);
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full max-w-2xl" />;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Button className="self-start" onClick={() => setOpened({ parentId: null })}>
        <Plus aria-hidden className="size-5" strokeWidth={1.5} /> New category
      </Button>
      {data.length === 0 ? (
        <p className="text-moss">No categories yet. Products need one.</p>
      ) : (
        <>
          <p
            {...drag.targetOf(null)}
            className={`rounded border border-dashed p-3 text-sm text-moss max-md:hidden ${drag.isDragging ? 'border-edge' : 'border-transparent'} ${drag.isOver(null) ? 'bg-sand' : ''}`}
          >
            {drag.isDragging
              ? 'Drop here to move it to the top'
              : 'Drag a category onto another one, or change it and choose ‘Move to’.'}
          </p>
          <Branch all={data} parentId={null} depth={1} drag={drag} onOpen={setOpened} />
        </>
      )}
      {opened && <CategoryDialog opened={opened} all={data} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** A moved category has a new row, so the dialog cannot give the focus back to the button that opened it. */
function useReturnedFocus(opened: Opened | undefined): void {
  const before = useRef<Opened>(undefined);
  useEffect(() => {
    if (!opened && before.current && 'category' in before.current)
      document.querySelector<HTMLElement>(`[data-change="${before.current.category.id}"]`)?.focus();
    before.current = opened;
  }, [opened]);
}

type BranchProps = {
  all: CategoryOfStaff[];
  parentId: number | null;
  depth: number;
  drag: ReturnType<typeof useCategoryDrag>;
  onOpen: (opened: Opened) => void;
};

function Branch({ all, parentId, depth, drag, onOpen }: BranchProps) {
  // The list comes by name, which equal places keep.
  const children = all
    .filter((category) => category.parentId === parentId)
    .toSorted((one, other) => one.position - other.position);
  if (children.length === 0) return null;
  return (
    <ul className={depth === 1 ? 'border-y border-line' : 'ml-3 border-l border-line pl-3 sm:ml-6'}>
      {children.map((category) => (
        <li key={category.id} className={depth === 1 ? 'border-line not-first:border-t' : ''}>
          <Row {...{ category, all, depth, drag, onOpen }} siblings={children} />
          <Branch all={all} parentId={category.id} depth={depth + 1} drag={drag} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = Omit<BranchProps, 'parentId'> & { category: CategoryOfStaff; siblings: CategoryOfStaff[] };

function Row({ category, siblings, all, depth, drag, onOpen }: RowProps) {
  const { mutate, isPending } = useDeleteCategory();
  const { id, name, nameHindi, products } = category;
  const isEmpty = products === 0 && all.every(({ parentId }) => parentId !== id);
  return (
    <div
      {...drag.sourceOf(category)}
      {...drag.targetOf(id)}
      className={`flex flex-wrap items-center gap-x-2 py-1 md:cursor-grab ${drag.isOver(id) ? 'bg-sand' : ''}`}
    >
      <p className="min-w-0 flex-1 basis-40">
        <span className="font-semibold">{name}</span>{' '}
        {nameHindi && (
          <span lang="hi" className="text-moss">
            {nameHindi}
          </span>
        )}
        <span className="block text-sm text-moss">
          {products === 1 ? '1 product' : `${products} products`}
        </span>
      </p>
      <div className="ml-auto flex">
        {siblings.length > 1 && <CategoryArrows category={category} siblings={siblings} />}
        <Button
          variant="quiet"
          className="px-3!"
          aria-label={`Change ${name}`}
          data-change={id}
          onClick={() => onOpen({ category })}
        >
          <Pencil aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
        {depth < maxDepth && (
          <Button
            variant="quiet"
            className="px-3!"
            aria-label={`Add a category in ${name}`}
            onClick={() => onOpen({ parentId: id })}
          >
            <Plus aria-hidden className="size-5" strokeWidth={1.5} />
          </Button>
        )}
        {isEmpty && (
          <Button
            variant="quiet"
            className="px-3!"
            aria-label={`Delete ${name}`}
            busy={isPending}
            onClick={() => mutate(category)}
          >
            <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
          </Button>
        )}
      </div>
    </div>
  );
}
