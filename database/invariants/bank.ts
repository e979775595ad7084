import type { Invariant } from './invariant.ts';

export const bankMatched: Invariant = {
  number: 15,
  says: 'A matched row of the bank has one match, and what the bank took back has none',
  checks: [
    {
      name: 'rows whose state is not that of their matches',
      query: `select 'row ' || bank_rows.id || ': ' || state as what from bank_rows
        where (state in ('matched', 'paid')) <> exists (select from bank_matches where row_id = bank_rows.id and undone_at is null)`,
    },
    {
      name: 'reversals of another amount or reference than what they take back',
      query: `select 'row ' || reversal.id as what from bank_rows reversal join bank_rows credit on credit.id = reversal.reverses
        where credit.paise <> -reversal.paise or credit.reference <> reversal.reference
          or (credit.state, reversal.state) not in (('reversed', 'reversal'), ('bounced', 'restored'))`,
    },
  ],
};
