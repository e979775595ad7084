import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type Synonym } from '../contract.ts';

/** More rows than a merchant reads at once. Each costs the server a search. */
const maxSearches = 100;

export function searchWordsQuery() {
  return queryOptions({
    queryKey: ['staff', 'search-words'],
    queryFn: async ({ signal }) => {
      const query = { limit: String(maxSearches) };
      const [searches, synonyms] = await Promise.all([
        callApi(endpoints.listZeroResult, { query }, { signal }),
        callApi(endpoints.synonyms, {}, { signal }),
      ]);
      return { searches, synonyms };
    },
  });
}

type Step = { send: () => Promise<unknown>; done: string; undo?: Step };

/** Sends a change of a word, shows the words as they are, and offers the undo. */
export function useWordChange() {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ send }: Step) => send(),
    onSuccess: (_, { done, undo }) => {
      toast.success(done, undo && { label: 'Undo', act: () => mutation.mutate(undo) });
    },
    onSettled: () => queries.invalidateQueries(searchWordsQuery()),
  });
  return mutation;
}

export function teach({ text, means }: Synonym): Step {
  return {
    send: () => callApi(endpoints.addSynonym, { body: { text, means } }),
    done: `“${text}” now means “${means}”.`,
  };
}

export function clearMeaning({ text }: { text: string }): Step {
  return {
    send: () => callApi(endpoints.removeSynonym, { query: { text } }),
    done: `“${text}” means what it says again.`,
  };
}

export function markSold(text: string): Step {
  return {
    send: () => callApi(endpoints.markSold, { body: { text } }),
    done: `“${text}” is sold now, and leaves the list.`,
    undo: {
      send: () => callApi(endpoints.unmarkSold, { query: { text } }),
      done: `“${text}” is on the list again.`,
    },
  };
}
