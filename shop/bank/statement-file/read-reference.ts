/** A UTR of NEFT has 16 signs, one of RTGS 22, both with a letter first. */
const utr = /^(?:[A-Z][A-Z\d]{15}|[A-Z][A-Z\d]{21})$/;
/** The reference of UPI and IMPS. Banks put zeros before it, to 16 digits. */
const upi = /^0{0,4}([1-9]\d{11})$/;
/** The bank writes the reference before a note of the payer in these. */
const bankFirst =
  /^(?:REV[A-Z]*[-/ :]*)?(?:(?:BY|TO) TRANSFER[-/ ]*)?(?:INB[-/ ]*)?(?:UPI|IMPS|MMT|P2[AM])\b/;
const maxNarration = 500;

/**
 * Returns the UTR or the UPI reference that a bank gave a row, or null. The column of references comes first, since payers write into
 * narrations. Of several in a narration only that counts which the bank writes before the payer's note.
 */
export function readReference({
  reference,
  narration,
}: {
  reference: string;
  narration: string;
}): string | null {
  const ofColumn = referencesIn(reference);
  if (ofColumn.length === 1) return ofColumn[0]!;
  const text = narration.slice(0, maxNarration).toUpperCase();
  const found = referencesIn(text);
  if (found.length === 1 || (found.length > 1 && bankFirst.test(text.trim()))) return found[0]!;
  return found.length === 0 && ofColumn.length === 0 ? ownReference(reference) : null;
}

/** Returns the references that stand alone in a text, once each. Digits before an at sign are a UPI ID. */
function referencesIn(text: string): string[] {
  const parts = text
    .slice(0, maxNarration)
    .toUpperCase()
    .matchAll(/[A-Z\d._]+(@?)/g);
  const found = [...parts].flatMap(([part, at]) => {
    if (at) return [];
    const digits = upi.exec(part)?.[1];
    if (digits) return [digits];
    return utr.test(part) && part.replaceAll(/\D/g, '').length >= 8 ? [part] : [];
  });
  return [...new Set(found)];
}

/** Returns another reference of the bank, such as that of a bulk transfer. A cheque number is shorter. */
function ownReference(cell: string): string | null {
  const written = cell.slice(0, 60).trim().toUpperCase();
  const text = /^\d+$/.test(written) ? written.replace(/^0+(?=\d)/, '') : written;
  return /^[A-Z\d]{8,40}$/.test(text) && /\d/.test(text) ? text : null;
}

/** Returns the one UTR or UPI reference of a text that a person typed, and null where it names none or several. */
export function sureReference(text: string): string | null {
  const found = referencesIn(text);
  return found.length === 1 ? found[0]! : null;
}

/** Returns a reference as people or files write it in the form of `readReference`: `0000633100000011` is `633100000011`. */
export function plainReference(text: string): string | null {
  const found = referencesIn(text);
  return found.length === 1 ? found[0]! : ownReference(text);
}
