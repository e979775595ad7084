import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../ui/sending/failure-of.ts';

type Params<Copied> = {
  create: (copyOf: Copied) => Promise<{ id: number }>;
  /** The list that gets one more. */
  list: QueryKey;
  pathOf: (id: number) => string;
};

/** Begins a draft, or a copy, and opens it. */
export function useBeginDraft<Copied>({ create, list, pathOf }: Params<Copied>) {
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  async function begin(copyOf: Copied): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      const { id } = await create(copyOf);
      void queries.invalidateQueries({ queryKey: list, exact: true });
      void navigate(pathOf(id));
    } catch (error) {
      setFailure(failureOf(error as Error));
    }
    setBusy(false);
  }
  return { failure, isBusy, begin };
}
