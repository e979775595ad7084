import { Refusal } from '#platform/refusal.ts';

export const refusals = {
  answerNeeded: () =>
    new Refusal('answer_needed', 409, 'Nothing is refunded, so please say why.', {
      fields: { answer: 'Please say why.' },
    }),
  nothingRefunded: () =>
    new Refusal('nothing_refunded', 409, 'Enter how many units are refunded, or refuse the return.'),
  alreadyReplaced: () =>
    new Refusal('already_replaced', 409, 'These goods were replaced, so nothing of them is refunded.'),
  nothingPaid: () => new Refusal('nothing_paid', 409, 'The customer paid nothing for these lines.'),
  noAccount: () => new Refusal('no_account', 409, 'The customer has not said where the refund goes.'),
  accountChanged: () =>
    new Refusal('account_changed', 409, 'The customer changed the account. Look at it again before you pay.'),
  colleagueNeeded: () =>
    new Refusal(
      'colleague_needed',
      409,
      'A refund of this amount needs the approval of another person first. The limit counts what you paid and sent as replacements in 24 hours, and all refunds and replacements of the order.',
    ),
  involved: () =>
    new Refusal(
      'involved',
      409,
      'You asked for this return, inspected it, shared its link or noted its account. A colleague who did not must pay it.',
    ),
  paysAlone: () =>
    new Refusal(
      'pays_alone',
      409,
      'Only you may pay this refund, since your colleagues have a part in this return. Please let one of them agree, then pay it.',
    ),
  noCash: () => new Refusal('no_cash', 409, 'This order brought no cash, so nothing is refunded here.'),
};
