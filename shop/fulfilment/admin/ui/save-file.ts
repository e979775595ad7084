import { toast } from '#platform/ui/toast.tsx';
import { unreachable } from './queries.ts';

/** Saves a file of the API under a name. Says when it could not be loaded. */
export async function saveFile(load: () => Promise<Blob>, name: string): Promise<void> {
  try {
    const url = URL.createObjectURL(await load());
    const link = document.createElement('a');
    Object.assign(link, { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch (error) {
    toast.error((error as Error).message || unreachable);
  }
}
