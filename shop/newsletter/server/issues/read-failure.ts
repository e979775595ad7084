type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

type Failure = {
  /** Only the address of the letter, or every letter of the shop. */
  about: 'address' | 'server';
  /** Another try ends the same way. */
  isFinal: boolean;
};

/** Reads why a mail server did not take a letter. An error without an answer, such as a lost connection, passes. */
export function readFailure(error: unknown): Failure {
  const { code, command, responseCode } = error as SmtpError;
  const isFinal = responseCode !== undefined && responseCode >= 500;
  if (command === 'RCPT TO') return { about: 'address', isFinal };
  // The mail client itself refuses an address that no server could read.
  if (code === 'EENVELOPE' && responseCode === undefined) return { about: 'address', isFinal: true };
  return { about: 'server', isFinal: isFinal || code === 'EAUTH' };
}
