import { Notice } from '#platform/ui/page/notice.tsx';

/** A notice above a template in a demo. A real shop tells its owner on the page of its opening, and not its customers. */
export function TemplateNotice() {
  return (
    <div className="max-w-reading">
      <Notice>
        This text is a template. Have your lawyer read this before you sell. It is no legal advice.
      </Notice>
    </div>
  );
}
