import { useMutation } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { type CourierFile, endpoints } from '../../courier-file.ts';
import type { Target } from '../../courier-file/columns.ts';
import type { WordMeaning } from '../../courier-file/word-meanings.ts';
import { useParcelsChanged } from '../by-hand/queries.ts';

/** The meanings of unknown words that staff chose, by their key. */
export type Words = Record<string, WordMeaning>;

type Mapped = { file: File; courier: string; columns: (Target | null)[]; words: Words };

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
      return { left: 0, unknownWords: [], rows: [...saved.values()] };
    },
    onSettled,
  });
}

function argsOf({ file, courier, columns, words }: Mapped) {
  const pairs = Object.entries(words).map(([key, meaning]) => `${key}:${meaning}`);
  const query = { courier, columns: columns.map((target) => target ?? '').join(','), words: pairs.join(',') };
  return { query, bytes: file };
}
