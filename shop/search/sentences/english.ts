/** The sentences of the search about a text, in one language. `what` is the customer's own word. */
export type Sentences = {
  notSold: (what: string) => string;
  noMedicineFor: (what: string) => string;
  noMedicine: (what: string) => string;
  notUnderstood: (words: string) => string;
  without: (words: string) => string;
};

export const english: Sentences = {
  notSold: (what) => `We do not sell ${what}.`,
  noMedicineFor: (what) => `We sell no medicine for ${what}; please ask a doctor.`,
  noMedicine: (what) => `We do not sell ${what}; please ask a doctor.`,
  notUnderstood: (words) => `We do not know “${words}”.`,
  without: (words) => `Nothing here serves “${words}”. These serve the rest of your search.`,
};
