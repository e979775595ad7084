import { useMutation } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { type CourierFile, endpoints } from '../../courier-file.ts';
import type { Target } from '../../courier-file/columns.ts';
import { useParcelsChanged } from '../by-hand/queries.ts';

type Mapped = { file: File; courier: string; columns: (Target | null)[] };

export function useInspectFile() {
  return useMutation({
    mutationFn: ({ file, courier }: { file: File; courier: string }) =>
      callApi(endpoints.look, { query: { courier }, bytes: file }),
  });
}

export function useCheckFile() {
  return useMutation({ mutationFn: (mapped: Mapped) => callApi(endpoints.check, argsOf(mapped)) });
}

/** Saves the rows of a file, as many requests as it needs. Returns what became of each row. */
export function useSaveFile() {
  const onSettled = useParcelsChanged();
  return useMutation({
    mutationFn: async (mapped: Mapped) => {
      const saved = new Map<number, CourierFile['rows'][number]>();
      for (let first = true, left = 1; left > 0; first = false) {
        const answer = await callApi(endpoints.save, argsOf(mapped));
        // The next request finds what this one saved as it is.
        for (const row of answer.rows)
          if (saved.get(row.number)?.result !== 'saved') saved.set(row.number, row);
        if (!first && answer.left >= left) break;
        left = answer.left;
      }
      return { left: 0, rows: [...saved.values()] };
    },
    onSettled,
  });
}

function argsOf({ file, courier, columns }: Mapped) {
  return { query: { courier, columns: columns.map((target) => target ?? '').join(',') }, bytes: file };
}
