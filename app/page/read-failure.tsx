import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureText } from './use-page-read.ts';

type Parts = { failure: { status: number; message: string }; again: () => void };

/** `Error: …` where the page's content would stand, and another try. */
export function ReadFailure({ failure, again }: Parts) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" onClick={again}>
          Try again
        </Button>
      }
    >
      {failureText(failure)}
    </Notice>
  );
}
