/** Codes of Node, OpenSSL and nodemailer. Only these words reach a screen, since a message of theirs may hold an address with its password. */
const words: Record<string, string> = {
  ENOTFOUND: 'Its name is not known. Look for a typing mistake in the address.',
  EAI_AGAIN: 'Its name is not known. Look for a typing mistake in the address.',
  EDNS: 'Its name is not known. Look for a typing mistake in the address.',
  ECONNREFUSED: 'Nothing answers at that host and port. Compare both with what your provider says.',
  EHOSTUNREACH: 'The network does not reach it.',
  ENETUNREACH: 'The network does not reach it.',
  ECONNRESET: 'It ended the connection. The port may be for another kind of connection.',
  ECONNECTION: 'It ended the connection. The port may be for another kind of connection.',
  ESOCKET: 'It ended the connection. The port may be for another kind of connection.',
  ETIMEDOUT: 'It does not answer in time. A firewall may be between, or the port is wrong.',
  ETIMEOUT: 'It does not answer in time. A firewall may be between, or the port is wrong.',
  TimeoutError: 'It does not answer in time. A firewall may be between, or the port is wrong.',
  EAUTH: 'It refuses the user name or the password.',
  ENOAUTH: 'It asks for a user name and a password, and the address has none.',
  ETLS: 'It offers no encryption. Use the port for TLS, or set MAIL_TLS=off for a server of your own.',
  ERR_SSL_WRONG_VERSION_NUMBER:
    'Its port speaks another kind of encryption. Try smtp:// with port 587, or smtps:// with port 465.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Nobody vouches for its certificate.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Nobody vouches for its certificate.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Nobody vouches for its certificate.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name.',
  EACCES: 'The shop may not write there.',
  EPERM: 'The shop may not write there.',
  EROFS: 'The disk can only be read.',
  ENOSPC: 'The disk is full.',
};

const unknownTrouble = 'It does not answer as it should.';

/** Returns why another server or the disk fails, in words without any part of the error's own message. */
export function troubleInWords(error: unknown): string {
  const known = codesOf(error).find((code) => Object.hasOwn(words, code));
  return known ? words[known]! : unknownTrouble;
}

/** A login that is refused, and a name that is unknown, come of an address with signs that are not encoded. */
export function mayBeWritten(trouble: string): boolean {
  return trouble === words.EAUTH || trouble === words.ENOTFOUND;
}

/** `fetch` hides the code in the cause, and nodemailer hides one of OpenSSL behind its own. The deepest says most. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const { originalCode, code } = error as { originalCode?: unknown; code?: unknown };
  const own = [originalCode, code, error.name].filter((code) => typeof code === 'string');
  return [...codesOf(error.cause, depth + 1), ...own];
}
