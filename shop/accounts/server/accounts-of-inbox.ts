/**
 * Returns SQL for the ids of all accounts whose emails are spellings of the inbox of one account, which is a number in SQL. Limits count
 * them as one customer, since nothing else keeps a person from opening a hundred accounts.
 */
export function accountsOfInbox(account: string): string {
  return `array(select same.id from users as mine join users as same on inbox_of(same.email) = inbox_of(mine.email) where mine.id = ${account})`;
}

/** Returns SQL for a number that all accounts of an inbox share, and null for no account. */
export function inboxKey(account: string): string {
  return `(select hashtext(inbox_of(email)) from users where id = ${account})`;
}
