import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { StartRefusal } from '#platform/server/start-refusal.ts';

/** The user that runs PostgreSQL. `switchTo` is set for root, because PostgreSQL refuses to run as root. */
export type Owner = { switchTo?: { uid: number; gid: number } };

/** For root: the owner of existing data, otherwise `postgres`, otherwise `nobody`. */
export function chooseOwner(dataFolder: string): Owner {
  if (process.getuid?.() !== 0) return {};
  const previous = statSync(dataFolder, { throwIfNoEntry: false });
  if (previous && previous.uid !== 0) return { switchTo: { uid: previous.uid, gid: previous.gid } };
  const user = systemUser('postgres') ?? systemUser('nobody');
  if (!user) {
    throw new StartRefusal(
      'no-ordinary-user',
      `PostgreSQL does not run as ${userInfo().username}, and this system has no user named postgres or nobody: start Aranya as an ordinary user.`,
    );
  }
  return { switchTo: user };
}

function systemUser(name: string) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
