import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  title: string;
  /** The id of the heading. */
  id?: string;
  /** Wide screens show the content without the title. */
  isTitleOfPhone?: boolean;
  children: ReactNode;
};

/**
 * A section that folds on a phone, where the browser's search and links to its parts open it. Wide screens show it open: before
 * the code is there by the style sheet.
 */
export function Disclosure({ title, id, isTitleOfPhone = false, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && matchMedia('(width >= 48rem)').matches) details.current.open = true;
  }, []);
  return (
    <details ref={details} className={`disclosure ${isTitleOfPhone ? 'phone-title' : ''}`}>
      <summary>
        <h2 id={id} className="text-xl md:text-3xl">
          {title}
        </h2>
      </summary>
      <div className="pb-6 md:pb-0">{children}</div>
    </details>
  );
}
