import { minuteMs } from '../../india-time.ts';
import { failureOf } from './failure-of.ts';
import { toast } from '../toast.tsx';

/** Saves a file of the browser or of the shop under a name. A file of the shop needs the token of the session. Says when it failed. */
export async function saveFile(
  load: () => Blob | Promise<Blob>,
  name: string,
  failed?: string,
): Promise<void> {
  try {
    const url = URL.createObjectURL(await load());
    const link = document.createElement('a');
    Object.assign(link, { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), minuteMs);
  } catch (error) {
    toast.error(failed ?? failureOf(error as Error));
  }
}
