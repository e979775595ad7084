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

/**
 * Opens a file at an address of the shop that `ask` gets. Browsers inside apps drop a file that the page makes itself. The address answers with an
 * attachment, so the page stays. Says when it failed.
 */
export async function openFile(ask: () => Promise<{ path: string }>, failed: string): Promise<void> {
  try {
    const { path } = await ask();
    window.location.assign(path);
  } catch (error) {
    toast.error(failureOf(error as Error) || failed);
  }
}
