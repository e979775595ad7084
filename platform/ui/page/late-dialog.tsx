import { type ComponentProps, lazy, Suspense, useState } from 'react';

const Dialog = lazy(async () => ({ default: (await import('../dialog.tsx')).Dialog }));

/** A dialog for what opens seldom, on a page that has none otherwise: its program is fetched when it first opens. */
export function LateDialog(parts: ComponentProps<typeof Dialog>) {
  const [asked, setAsked] = useState(parts.open);
  if (parts.open && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense>
      <Dialog {...parts} />
    </Suspense>
  );
}
