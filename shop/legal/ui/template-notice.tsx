import { Notice } from '#platform/ui/page/notice.tsx';

/** A notice above a policy that no lawyer has read for this shop yet. */
export function TemplateNotice() {
  return (
    <div className="max-w-reading">
      <Notice>
        This text is a template. Have your lawyer read this before you sell. It is no legal advice.
      </Notice>
    </div>
  );
}
