import { useState } from 'react';
import type { ListQuery, Selected } from './list-parts.ts';

type Selection = { ofQuery: string; all: boolean; ids: ReadonlySet<string> };

/** Selected rows, or with `all` everything that matches except `ids`. Another search or filter clears the selection. */
export function useSelection(query: ListQuery) {
  const ofQuery = JSON.stringify(query);
  const none: Selection = { ofQuery, all: false, ids: new Set() };
  const [stored, setSelection] = useState(none);
  const { all, ids } = stored.ofQuery === ofQuery ? stored : none;
  const set = (changed: Partial<Selection>) => setSelection({ ofQuery, all, ids, ...changed });
  const selected: Selected = all ? { matching: query, except: [...ids] } : { ids: [...ids] };
  return {
    all,
    count: ids.size,
    isEmpty: !all && ids.size === 0,
    selected,
    has: (id: string) => ids.has(id) !== all,
    toggle: (id: string) => set({ ids: ids.has(id) ? without(ids, id) : new Set([...ids, id]) }),
    choose: (chosen: readonly string[]) => set({ all: false, ids: new Set(chosen) }),
    chooseAll: () => set({ all: true, ids: new Set() }),
    clear: () => setSelection(none),
  };
}

export type RowSelection = ReturnType<typeof useSelection>;

function without(ids: ReadonlySet<string>, id: string): Set<string> {
  return new Set([...ids].filter((other) => other !== id));
}
