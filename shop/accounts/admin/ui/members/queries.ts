import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../../members.ts';
import { withFreshFactor } from '../fresh-factor.tsx';

const staffKey = ['staff-members'];

export function staffQuery() {
  return queryOptions({
    queryKey: [...staffKey, 'list'],
    queryFn: ({ signal }) => callApi(endpoints.list, {}, { signal }),
  });
}

export function memberQuery(id: string) {
  return queryOptions({
    queryKey: [...staffKey, id],
    queryFn: ({ signal }) => callApi(endpoints.read, { params: { id } }, { signal }),
  });
}

export function ownFactorsQuery() {
  return queryOptions({
    queryKey: [...staffKey, 'own-factors'],
    queryFn: ({ signal }) => callApi(endpoints.ownFactors, {}, { signal }),
  });
}

export function ownInvitationQuery() {
  return queryOptions({
    queryKey: ['staff-invitation'],
    queryFn: ({ signal }) => callApi(endpoints.ownInvitation, {}, { signal }),
  });
}

export function useRefreshStaff(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: staffKey });
}

/** Runs one action of the staff pages: asks for a fresh second factor, says how it went, and reads the lists again. */
export function useStaffAction<Argument>(action: (argument: Argument) => Promise<{ message: string }>) {
  const onSettled = useRefreshStaff();
  return useMutation({
    mutationFn: (argument: Argument) => withFreshFactor(() => action(argument)),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureOf(error, 'Nothing was changed.')),
    onSettled,
  });
}
