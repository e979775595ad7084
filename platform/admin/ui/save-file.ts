import { toast } from '../../ui/toast.tsx';

/** Saves a file of the shop, which needs the token of the session. */
export async function saveFile(load: () => Promise<Blob>, name: string): Promise<void> {
  try {
    const url = URL.createObjectURL(await load());
    const link = document.createElement('a');
    Object.assign(link, { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch (error) {
    toast.error((error as Error).message || 'The shop could not be reached. Please try again.');
  }
}
