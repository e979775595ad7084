import { saveFile } from '#platform/ui/sending/save-file.ts';
import { Button } from '#platform/ui/button.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { Step } from './step.tsx';

type Props = { codes: string[]; onStored: () => void };

/** Shows the recovery codes, which the shop cannot show again. */
export function RecoveryCodes({ codes, onStored }: Props) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Copied. Keep them in a safe place.'),
      () => toast.error('The browser did not copy them. Save or print them.'),
    );
  return (
    <Step title="Keep these recovery codes">
      <p className="text-moss">
        Each opens the staff side once when your device is lost. Print them or write them down. They are shown
        only now.
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="secondary"
          onClick={() => void saveFile(() => Promise.resolve(new Blob([text])), 'recovery-codes.txt')}
        >
          Save as a file
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Button onClick={onStored}>I have stored them</Button>
    </Step>
  );
}
