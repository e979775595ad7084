import { type ComponentProps, lazy, Suspense, useState } from 'react';

const Dialog = lazy(async () => ({ default: (await import('../dialog.tsx')).Dialog }));

/** A dialog whose code loads when it first opens, for pages without any other dialog. */
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
