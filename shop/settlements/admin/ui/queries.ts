import { countOf } from '#platform/text/count-of.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { sendParts } from '#platform/ui/sending/send-parts.ts';
import { toast } from '#platform/ui/toast.tsx';
import { partsOfFile } from '#platform/file-parts.ts';
import { providers } from '#shop/payments/providers/providers.ts';
import { endpoints, type MoneyTask } from '../contract.ts';
import { endpoints as feeEndpoints } from '../fees.ts';
import { endpoints as files } from '../files.ts';
import { filesKey, readFiguresAgain, taskList } from './figures-after-file.ts';

/** Runs an action, after the second factor when the shop asks for it. */
export type WithFactor = <Result>(action: () => Promise<Result>) => Promise<Result>;

export type Provider = 'simulator' | 'cashfree' | 'razorpay';

export function providerLabel(name: string): string {
  return name in providers ? providers[name as keyof typeof providers].label : name;
}

export function moneyQuery() {
  return queryOptions({
    queryKey: ['money'],
    queryFn: ({ signal }) => callApi(endpoints.read, {}, { signal }),
  });
}

export function settlementQuery({ provider, settlementId }: { provider: string; settlementId: string }) {
  const params = { provider: provider as Provider, settlementId };
  return queryOptions({
    queryKey: ['settlement', provider, settlementId],
    queryFn: ({ signal }) => callApi(endpoints.getSettlement, { params, query: {} }, { signal }),
  });
}

export function feesQuery(month: string) {
  return queryOptions({
    queryKey: ['money-fees', month],
    queryFn: ({ signal }) => callApi(feeEndpoints.readFees, { params: { month } }, { signal }),
  });
}

/** Asks again while the shop reads a file. The figures follow a file that is recorded. */
export function filesQuery() {
  return queryOptions({
    queryKey: filesKey,
    queryFn: async ({ signal, client }) => {
      const listed = await callApi(files.listFiles, {}, { signal });
      void readFiguresAgain(client, listed);
      return listed;
    },
    refetchInterval: ({ state }) => (state.data?.some((file) => file.state === 'waiting') ? 2_000 : false),
  });
}

function useReadAgain() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries(moneyQuery()),
      queries.invalidateQueries(filesQuery()),
      queries.invalidateQueries({ queryKey: listKey(taskList) }),
    ]);
}

const onError = (error: Error) => toast.error(failureOf(error));

export function useCloseTask(withFactor: WithFactor) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ task: { id, theirs, ours }, reason }: { task: MoneyTask; reason: string }) => {
      const difference = Math.round((theirs - ours) * 100) / 100;
      return withFactor(() =>
        callApi(endpoints.closeTask, { params: { id: String(id) }, body: { reason, difference } }),
      );
    },
    onSuccess: async ({ isClosed }) => {
      toast.success(isClosed ? 'Closed.' : 'Another owner has to agree, since this is above your limit.');
      await readAgain();
    },
    onError,
  });
}

export function useOpening(withFactor: WithFactor) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (before: string) => withFactor(() => callApi(endpoints.enterOpening, { body: { before } })),
    onSuccess: async ({ payments }) => {
      toast.success(`Entered as paid out: ${countOf(payments, 'payment')}.`);
      await readAgain();
    },
    onError,
  });
}

/** Sends a file in parts, and lets the shop read it. */
export function useSendFile(onProgress: (share: number) => void) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async ({ provider, file }: { provider: Provider; file: File }) => {
      const body = { provider, name: cutText(file.name, 200), bytes: file.size };
      const { id } = await callApi(files.announceFile, { body });
      const missingParts = Array.from({ length: partsOfFile(file.size) }, (_, part) => part);
      await sendParts(file, {
        missingParts,
        send: async ({ number, bytes }) => {
          const params = { id: String(id), number: String(number) };
          return (await callApi(files.sendPart, { params, bytes })).missingParts;
        },
        onProgress,
      });
      return callApi(files.startFile, { params: { id: String(id) } });
    },
    onSuccess: readAgain,
  });
}

export function useNameInvoice(month: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ provider, invoiceNumber }: { provider: string; invoiceNumber: string }) =>
      callApi(feeEndpoints.nameInvoice, {
        params: { month, provider: provider as Provider },
        body: { invoiceNumber },
      }),
    onSuccess: (fees) => {
      toast.success('Saved.');
      queries.setQueryData(feesQuery(month).queryKey, fees);
    },
    onError,
  });
}

export function rowsOf(count: number): string {
  return countOf(count, 'row');
}
