import { useEffect, useEffectEvent, useRef } from 'react';

export type Move = (from: number, to: number) => void;

/** Files carry other types. */
const dragType = 'application/x-place';

/** Lets a mouse drag the draggable part of a row onto another row. Buttons do the same for touch and keyboard. */
export function useDraggedOrder(move: Move) {
  const list = useRef<HTMLOListElement>(null);
  const give = useEffectEvent(move);
  useEffect(() => {
    const placed = list.current;
    if (!placed) return undefined;
    const placeOf = ({ target }: DragEvent) =>
      [...placed.children].findIndex((row) => row.contains(target as Node));
    const start = (event: DragEvent) => event.dataTransfer?.setData(dragType, String(placeOf(event)));
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes(dragType)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const from = event.dataTransfer?.getData(dragType);
      if (!from) return;
      event.preventDefault();
      give(Number(from), placeOf(event));
    };
    placed.addEventListener('dragstart', start);
    placed.addEventListener('dragover', over);
    placed.addEventListener('drop', drop);
    return () => {
      placed.removeEventListener('dragstart', start);
      placed.removeEventListener('dragover', over);
      placed.removeEventListener('drop', drop);
    };
  }, []);
  return list;
}
