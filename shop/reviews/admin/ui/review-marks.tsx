import { Badge } from '#platform/ui/page/badge.tsx';
import { flagKinds } from '../../reasons.ts';
import type { StaffReview } from '../contract.ts';

const statusLabels: Record<StaffReview['status'], string> = {
  pending: 'Waits',
  published: 'Published',
  hidden: 'Hidden',
};

export function ReviewMarks({ review: { status, verified, reports, flags } }: { review: StaffReview }) {
  return (
    <>
      <Badge>{statusLabels[status]}</Badge>
      {verified && <Badge>Verified buyer</Badge>}
      {reports.length > 0 && <Badge tone="sale">Reported</Badge>}
      {[...new Set(flags.map(({ kind }) => kind))].map((kind) => (
        <Badge key={kind} tone="sale">
          {flagKinds[kind]}
        </Badge>
      ))}
    </>
  );
}
