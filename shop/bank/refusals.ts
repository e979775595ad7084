import { Refusal } from '#platform/refusal.ts';

export const refusals = {
  tooLarge: (megabytes: number) =>
    new Refusal(
      'too_large',
      413,
      `A statement may have ${megabytes} MB. Please download fewer months at a time.`,
    ),
  columns: (message: string) => new Refusal('wrong_columns', 422, message),
  unreadable: ({ number, says }: { number: number; says: string }) =>
    new Refusal('unreadable', 422, number === 0 ? says : `Row ${number}: ${says}`),
  noRows: () => new Refusal('no_rows', 422, 'The statement has no row with a day and an amount.'),
  unknownRow: () => new Refusal('not_found', 404, 'The bank has no such row here any more.'),
  unknownMatch: () => new Refusal('not_found', 404, 'There is no such match.'),
  notOpen: () =>
    new Refusal('not_open', 409, 'This row is matched or taken back already. Please look again.'),
  undone: () => new Refusal('undone', 409, 'This match was undone already.'),
  notExpected: () =>
    new Refusal(
      'not_expected',
      409,
      'This money is expected no longer, or is matched already. Please look again.',
    ),
  noteRefund: () =>
    new Refusal(
      'refund_due',
      409,
      'Nobody has noted this refund as paid. Please enter the reference of your bank there first.',
    ),
  otherAmount: () =>
    new Refusal('other_amount', 409, 'The bank shows another amount than was expected. Nothing was matched.'),
  noReference: () =>
    new Refusal(
      'no_reference',
      409,
      'The bank gave this row no reference, so it confirms no payment. Please confirm it at its order.',
    ),
  notConfirmed: () =>
    new Refusal('not_confirmed', 409, 'The payment was not confirmed. Please look at its order.'),
};
