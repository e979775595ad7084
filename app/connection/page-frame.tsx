import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A page that is there by then joins the view transition of the pressed card. */
const frameAfterMs = 250;

/** The frame of the next page takes the place of the old page while the next one loads. Another query of the same page keeps it. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const [shown, setShown] = useState(false);
  const next = location && location.pathname !== pathname ? location.pathname : undefined;
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setShown(true), frameAfterMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [next]);
  const isWaiting = shown && next !== undefined;
  return (
    <>
      {isWaiting && (
        <div aria-hidden data-frame className="page-width flex flex-col gap-8 py-8 md:py-12">
          <span className="h-10 w-1/2 rounded-md bg-sand" />
          <span className="h-96 rounded-md bg-sand" />
        </div>
      )}
      <div className={isWaiting ? 'hidden' : 'contents'}>{children}</div>
    </>
  );
}
