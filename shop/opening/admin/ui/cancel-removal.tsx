import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../contract.ts';
import { openingQuery } from './queries.ts';

/** Cancels the removal of the demo, under way or stopped. */
export function CancelRemoval({ label }: { label: string }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(endpoints.cancelRemoval, {}),
    onSuccess: (opening) => {
      queries.setQueryData(openingQuery().queryKey, opening);
      toast.success('The removal is cancelled. What it removed before stays removed.');
    },
    onError: (error) => {
      toast.error(failureOf(error));
      void queries.invalidateQueries(openingQuery());
    },
  });
  return (
    <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
