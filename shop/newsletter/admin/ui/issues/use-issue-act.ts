import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { Finding } from '#shop/content/admin/texts.ts';
import type { Issue } from '../../issues.ts';
import { issueListQuery, issueQuery } from './queries.ts';

/** Asks for the second factor again where the shop wants it. */
export type Prove = <T>(work: () => Promise<T>) => Promise<T>;

/** Sends what staff decide about an issue, and shows what it is then. Keeps what the shop found in its words. */
export function useIssueAct(id: number, prove: Prove) {
  const queries = useQueryClient();
  const [findings, setFindings] = useState<Finding[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function act<T>(work: () => Promise<T>, said: (result: T) => string): Promise<T | null> {
    setBusy(true);
    setFailure('');
    try {
      const result = await prove(work);
      setFindings([]);
      toast.success(said(result));
      void queries.invalidateQueries({ queryKey: issueListQuery().queryKey, exact: true });
      return result;
    } catch (error) {
      const { body = {} } = error instanceof ApiError ? error : {};
      setFindings((body['findings'] as Finding[] | undefined) ?? []);
      setFailure(failureOf(error as Error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  /** Takes a step after which the page shows the issue as it is then. */
  async function step(work: () => Promise<Issue>, said: string): Promise<void> {
    const issue = await act(work, () => said);
    if (issue) queries.setQueryData(issueQuery(id).queryKey, issue);
  }

  return { findings, failure, isBusy, act, step };
}
