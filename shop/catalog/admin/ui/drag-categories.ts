import { type DragEvent, useState } from 'react';
import type { CategoryOfStaff } from '../categories.ts';
import { placesFor } from '../category-moves.ts';
import { useMoveCategory } from './category-queries.ts';

/** Moves categories by dragging. Keyboards, and phones that drag nothing, have 'Move to' in the dialog. */
export function useCategoryDrag(all: CategoryOfStaff[]) {
  const [dragged, setDragged] = useState<CategoryOfStaff>();
  const [over, setOver] = useState<number | null>();
  const { mutate, isPending } = useMoveCategory();
  const places = dragged ? placesFor(all, dragged.id) : new Set();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    isDragging: dragged !== undefined,
    isOver: (place: number | null) => over === place,
    sourceOf: (category: CategoryOfStaff) => ({
      draggable: !isPending,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', category.name);
        setDragged(category);
      },
      onDragEnd: end,
    }),
    /** A place that refuses the category shows the browser's sign for it. */
    targetOf: (place: number | null) => ({
      onDragOver: (event: DragEvent) => {
        if (!places.has(place)) return;
        event.preventDefault();
        setOver(place);
      },
      onDragLeave: () => setOver(undefined),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged && places.has(place)) mutate({ category: dragged, parentId: place });
        end();
      },
    }),
  };
}
