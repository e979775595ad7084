/** Who sells and who hears complaints, as every page names them. A detail that a real shop has not set is empty. */
export type LegalContacts = {
  seller: string;
  address: string;
  officer: string;
  designation: string;
  officerEmail: string;
  officerPhone: string;
};
