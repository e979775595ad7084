/** Tickets start with a number of six digits, since people read them over the phone. */
const before = 100_000;

/** Returns the ticket number of a complaint: 7 → `GR-100007`. */
export function ticketOf(id: number): string {
  return `GR-${before + id}`;
}

/** Returns the id of a ticket number in any spelling (`gr 100007`, `100007`), or null. */
export function idOfTicket(text: string): number | null {
  const [, digits] = /^\s{0,5}(?:gr)?[\s-]{0,3}(\d{6,9})\s{0,5}$/i.exec(text) ?? [];
  const id = Number(digits) - before;
  return id > 0 ? id : null;
}
