import { Button } from '#platform/ui/button.tsx';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { googleFailed } from '../../google.ts';
import { signInAsPlaceholder } from '../session.ts';

/** The placeholder of a demo shop (sections 4 and 6): a local user without a server identity. */
export function GoogleButton({ onSignedIn }: { onSignedIn: () => void }) {
  const signIn = () => {
    try {
      signInAsPlaceholder();
      onSignedIn();
    } catch {
      toast.error(googleFailed);
    }
  };
  return (
    <Button variant="secondary" onClick={signIn}>
      Continue with Google <DemoRibbon show />
    </Button>
  );
}
