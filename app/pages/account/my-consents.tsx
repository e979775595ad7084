import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { toast } from '#platform/ui/toast.tsx';
import type { Consent } from '#shop/consent/contract.ts';
import { ConsentList } from '#shop/consent/ui/consent-list.tsx';
import { consentsQuery } from '#shop/consent/ui/queries.ts';
import { endpoints, newsletterMessages } from '#shop/newsletter/contract.ts';

export function MyConsents() {
  const { data, isError, refetch } = useQuery(consentsQuery());
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-serif text-lg font-semibold">What you agreed to</h4>
      {data?.length === 0 && <p className="text-moss">Nothing is written down for this account.</p>}
      {data && data.length > 0 && <ConsentList consents={data} action={actionOf} />}
      {!data && isError && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          What you agreed to could not be loaded.
        </Notice>
      )}
      {!data && !isError && <Skeleton className="h-24" />}
    </div>
  );
}

function actionOf({ purpose }: Consent) {
  if (purpose === 'newsletter') return <LeaveButton />;
  return (
    <p className="text-sm text-moss">
      {purpose === 'account' ? 'Ends with your account' : 'Ends with the one mail'}
    </p>
  );
}

function LeaveButton() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(endpoints.leave, {}),
    onSuccess: ({ message }) => {
      toast.success(message);
      return client.invalidateQueries(consentsQuery());
    },
    onError: (error) =>
      toast.error(error instanceof ApiError && error.message ? error.message : newsletterMessages.failed),
  });
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      Leave the newsletter
    </Button>
  );
}
