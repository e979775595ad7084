import { Button } from '#platform/ui/button.tsx';
import { Step } from './step.tsx';

type Props = { codes: string[]; onStored: () => void };

/** Shows the recovery codes, which the shop cannot show again. */
export function RecoveryCodes({ codes, onStored }: Props) {
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
      <Button onClick={onStored}>I have stored them</Button>
    </Step>
  );
}
