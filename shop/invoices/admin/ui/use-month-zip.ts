import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { toast } from '#platform/ui/toast.tsx';
import { isWholeZip } from '../is-whole-zip.ts';
import { endpoints } from '../documents.ts';
import type { WithFactor } from './queries.ts';

const lookEveryMs = 1_000;

type Running = { id: string; month: string; abort: AbortController };

/** Saves the ZIP file of a month, says how far it is, and why it was not saved. The browser holds it until it is whole. */
export function useMonthZip(withFactor: WithFactor) {
  const [running, setRunning] = useState<Running | null>(null);
  const [failure, setFailure] = useState('');
  const { data } = useQuery({
    queryKey: ['month-zip', running?.id],
    queryFn: ({ signal }) => callApi(endpoints.zipProgress, { params: { id: running!.id } }, { signal }),
    enabled: running !== null,
    refetchInterval: lookEveryMs,
  });
  const start = async (month: string) => {
    const [id, abort] = [crypto.randomUUID(), new AbortController()];
    setFailure('');
    setRunning({ id, month, abort });
    try {
      const args = { params: { month }, query: { id } };
      const file = await withFactor(() => callApi(endpoints.zip, args, { signal: abort.signal }));
      if (!(await isWholeZip(file))) throw new TypeError('broken off');
      await saveFile(() => file, `accountant-${month}.zip`);
      toast.success('The file is saved, with all documents.');
    } catch (error) {
      if (!abort.signal.aborted) setFailure(textOf(error as Error));
    }
    setRunning(null);
  };
  const stop = () => running?.abort.abort();
  return { running, progress: data?.progress ?? null, failure, start, stop };
}

/** A browser says in its own words that a file broke off. */
function textOf(error: Error): string {
  return error instanceof TypeError
    ? 'The file broke off before its end, so nothing was saved. Please start it again.'
    : failureOf(error);
}
