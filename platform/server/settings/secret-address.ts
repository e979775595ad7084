/** Signs that end a user name or a password inside an address, or begin something else there. */
const unsafeSigns = ['#', '/', '?', '@', '[', ']', '\\', ' ', '"', '<', '>', '^', '`', '{', '|', '}'];

type Kind = {
  /** `smtp:`, with its colon. */
  protocols: string[];
  /** `an smtp:// or smtps:// address`. */
  called: string;
  /** Whether a user name asks for a password. A database may know its user without one. */
  needsPassword?: boolean;
};

/**
 * Returns how an address with a secret is wrong, or null. The sentence follows the name of its setting and holds no part of the value. A
 * password with signs must not become a host: everything before the last `@` counts as the login, as its author means it.
 */
export function secretAddressProblem(
  value: string,
  { protocols, called, needsPassword }: Kind,
): string | null {
  const protocol = protocols.find((one) => value.toLowerCase().startsWith(`${one}//`));
  if (!protocol) return `must be ${called}`;
  const rest = value.slice(protocol.length + 2);
  const at = rest.lastIndexOf('@');
  const login = rest.slice(0, Math.max(at, 0));
  const signs = unsafeSigns.filter((sign) => login.split(sign).length > 1);
  if (signs.length > 0) return `must write ${inWords(signs)} in the user name and the password`;
  if (hasControl(value)) return 'must be one line without tabs';
  if (!URL.canParse(value) || !isHost(rest.slice(at + 1))) return `must be ${called}. ${howToWrite}`;
  const { username, password } = new URL(value);
  return needsPassword && username && !password ? `has a user name without a password. ${howToWrite}` : null;
}

/** `# as %23 and / as %2F` */
function inWords(signs: string[]): string {
  const written = signs.map((sign) => `${sign === ' ' ? 'a blank' : sign} as ${encoded(sign)}`);
  return [written.slice(0, -1).join(', '), written.at(-1)!].filter(Boolean).join(' and ');
}

const encoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** A part of the password may have become the host or the port. */
export const howToWrite = `In a user name and a password write ${inWords(['%', '@', '#', '/', '?'])}, since they mean something else in an address`;

/** A socket of PostgreSQL is a host of `%2F`. No other host has a sign that was a part of a login. */
function isHost(behindLogin: string): boolean {
  const [host = ''] = behindLogin.split(/[/?#]/);
  return !host.replaceAll(/%2f/gi, '').includes('%') && !behindLogin.includes('#');
}

function hasControl(value: string): boolean {
  return /\p{Cc}/u.test(value);
}
