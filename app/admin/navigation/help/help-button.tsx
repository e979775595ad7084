import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Dialog } from '#platform/ui/dialog.tsx';
import { entryAt, mayOpen } from '../places.ts';
import { useStaffRole } from '../use-staff-role.ts';
import { guidePath, guides } from './guides.ts';
import { helpOf } from './help-of.ts';

/** A question mark beside the heading of a page that the role may open. */
export function HelpButton() {
  const { pathname } = useLocation();
  const role = useStaffRole();
  // The next page closes the help.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const help = helpOf(pathname);
  const entry = entryAt(pathname);
  if (!help || !role || (entry && !mayOpen(entry, role))) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Help for this page"
        onClick={() => setOpenAt(pathname)}
        className="grid size-11 shrink-0 place-items-center rounded-md text-moss hover:bg-sand print:hidden"
      >
        <CircleQuestionMark aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
      <Dialog title="Help for this page" open={openAt === pathname} onClose={() => setOpenAt(null)}>
        <p className="leading-relaxed">{help.text}</p>
        <Link to={guidePath(help.guide)} className="link mt-4 inline-flex min-h-11 items-center">
          Read more: {guides[help.guide].title}
        </Link>
      </Dialog>
    </>
  );
}
