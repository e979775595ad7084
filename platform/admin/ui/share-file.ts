import { toast } from '../../ui/toast.tsx';
import { failureOf } from '../../ui/sending/failure-of.ts';

/** Whether the device hands a PDF to its apps, such as that of a printer. */
export function canSharePdf(): boolean {
  if (typeof navigator === 'undefined' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'test.pdf', { type: 'application/pdf' })] });
}

/** Hands a PDF to an app of the device. Says when it failed. A person who closes the choice of apps has only changed their mind. */
export async function sharePdf(load: () => Promise<Blob>, name: string): Promise<void> {
  try {
    const file = new File([await load()], name, { type: 'application/pdf' });
    await navigator.share({ files: [file] });
  } catch (error) {
    const { name: kind } = error as Error;
    if (kind === 'AbortError') return;
    // A browser forgets the tap when the file takes long. The file is here now.
    toast.error(kind === 'NotAllowedError' ? 'Please press Share once more.' : failureOf(error as Error));
  }
}
