import { countOf } from '#platform/text/count-of.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import type { z } from 'zod';
import { rowsOfFile } from '#platform/admin/ui/csv/rows-query.ts';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { cutText } from '#platform/text/cut-text.ts';
import type { RowResult } from '../../cash.ts';
import type { Target } from '../../remittance-file/columns.ts';
import { endpoints, type OrderCash } from '../contract.ts';
import { endpoints as bills } from '../bills.ts';
import { endpoints as files, type Remittance } from '../remittances.ts';

export const cashList = 'cash';

/** Runs an action, after the second factor when the shop asks for it. */
export type WithFactor = <Result>(action: () => Promise<Result>) => Promise<Result>;

export function balancesQuery(day: string) {
  return queryOptions({
    queryKey: ['cash-balances', day],
    queryFn: ({ signal }) =>
      callApi(endpoints.readBalances, { query: { day: day || undefined } }, { signal }),
    placeholderData: (before) => before,
  });
}

export function orderCashQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['cash-order', orderNumber],
    queryFn: ({ signal }) => callApi(endpoints.getDue, { params: { orderNumber } }, { signal }),
  });
}

export function billsQuery(months: { from: string; to: string }) {
  return queryOptions({
    queryKey: ['courier-bills', months],
    queryFn: ({ signal }) => callApi(bills.listBills, { query: months }, { signal }),
  });
}

export function remittancesQuery() {
  return queryOptions({
    queryKey: ['cash-files'],
    queryFn: ({ signal }) => callApi(files.listRemittances, {}, { signal }),
  });
}

export function remittanceQuery(id: string) {
  return queryOptions({
    queryKey: ['cash-file', id],
    queryFn: ({ signal }) => callApi(files.getRemittance, { params: { id } }, { signal }),
  });
}

/** Rows of a file with one result. They are read again after each check and booking. */
export function remittanceRowsQuery(id: number, result: RowResult) {
  return rowsOfFile(['cash-file-rows', id, result], ({ after, signal }) =>
    callApi(files.listRows, { params: { id: String(id) }, query: { result, after } }, { signal }),
  );
}

/** Reads everything about cash again, after a change. */
function useReadAgain() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['cash-balances'] }),
      queries.invalidateQueries({ queryKey: listKey(cashList) }),
      queries.invalidateQueries(remittancesQuery()),
    ]);
}

function useKeepFile() {
  const queries = useQueryClient();
  const readAgain = useReadAgain();
  return async (file: Remittance) => {
    queries.setQueryData(remittanceQuery(String(file.id)).queryKey, file);
    await queries.invalidateQueries({ queryKey: ['cash-file-rows', file.id] });
    await readAgain();
  };
}

const onError = (error: Error) => toast.error(failureOf(error));

type Bill = { courier: string; month: string; deliveries: number; returns: number };

/** Enters the invoice of a courier. Two zeros take it away. The report that holds it is read again. */
export function useEnterBill() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ courier, month, ...body }: Bill) =>
      callApi(bills.enterBill, { params: { courier, month }, body }),
    onSuccess: async (_, { deliveries, returns }) => {
      toast.success(deliveries + returns === 0 ? 'Taken away.' : 'Entered.');
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['courier-bills'] }),
        queries.invalidateQueries({ queryKey: ['report'] }),
      ]);
    },
  });
}

export function useUpload() {
  const keep = useKeepFile();
  return useMutation({
    mutationFn: ({ courier, file }: { courier: string; file: File }) =>
      callApi(files.upload, { query: { courier, name: cutText(file.name, 200) }, bytes: file }),
    onSuccess: keep,
  });
}

/** Compares a file by its columns, books it, or takes the booking back. */
export function useFileStep(id: number) {
  const keep = useKeepFile();
  return useMutation({
    mutationFn: (step: (Target | null)[] | 'book' | 'undo') => {
      const params = { id: String(id) };
      return typeof step === 'string'
        ? callApi(files[step], { params })
        : callApi(files.check, { params, body: { columns: step } });
    },
    onSuccess: keep,
    onError,
  });
}

type Settling = z.input<typeof endpoints.settle.body>;

/** Claims or settles the cash of an order. */
export function useOrderStep(orderNumber: string, withFactor: WithFactor) {
  const queries = useQueryClient();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (body: Settling | 'claim') => {
      const params = { orderNumber };
      return body === 'claim'
        ? callApi(endpoints.claim, { params })
        : withFactor(() => callApi(endpoints.settle, { params, body }));
    },
    onSuccess: async (order: OrderCash) => {
      queries.setQueryData(orderCashQuery(orderNumber).queryKey, order);
      await readAgain();
    },
    onError,
  });
}

/** Takes an entry by hand back. */
export function useTakeBack(orderNumber: string, withFactor: WithFactor) {
  const queries = useQueryClient();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) => {
      const params = { id: String(id) };
      return withFactor(() => callApi(endpoints.takeBack, { params, body: { reason } }));
    },
    onSuccess: async (order: OrderCash) => {
      queries.setQueryData(orderCashQuery(orderNumber).queryKey, order);
      toast.success('Taken back.');
      await readAgain();
    },
    onError,
  });
}

export function useEarlierCash(withFactor: WithFactor) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (before: string) =>
      withFactor(() => callApi(endpoints.enterEarlierCash, { body: { before } })),
    onSuccess: async ({ orders }) => {
      toast.success(`Entered as paid: ${countOf(orders, 'order')}.`);
      await readAgain();
    },
    onError,
  });
}
