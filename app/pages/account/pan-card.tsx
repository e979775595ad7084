import { Construction } from 'lucide-react';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';

/** Marked under development (section 2). */
export function PanCard() {
  return (
    <EmptyState picture={<Construction strokeWidth={1.25} />} title="Under development">
      You do not need a PAN card to shop here, and we do not ask for its number.
    </EmptyState>
  );
}
