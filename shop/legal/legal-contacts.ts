/** The seller and the grievance officer on every page. A detail that a real shop has not set is empty. */
export type LegalContacts = {
  seller: string;
  address: string;
  officer: string;
  designation: string;
  officerEmail: string;
  officerPhone: string;
};

/** Facts that the owner has not told are empty and 0. */
export type ContactFacts = { hours: string; answerDays: number };
