import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** A page from the back-forward cache shows what was true when the customer left it, so it reads everything again. */
export function useRestoredPage(client: QueryClient): void {
  const { revalidate } = useRevalidator();
  const readPage = useRef(revalidate);
  useEffect(() => {
    readPage.current = revalidate;
  }, [revalidate]);
  useEffect(() => {
    const readAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      void client.invalidateQueries();
      void readPage.current();
    };
    window.addEventListener('pageshow', readAgain);
    return () => window.removeEventListener('pageshow', readAgain);
  }, [client]);
}
