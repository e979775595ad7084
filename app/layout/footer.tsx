import { useLocation } from 'react-router';
import { latePart } from '#platform/ui/page/late-part.tsx';

const FullFooter = latePart(async () => (await import('./footers.tsx')).FullFooter);
const ShortFooter = latePart(async () => (await import('./footers.tsx')).ShortFooter);

const shortOn = new Set(['/cart', '/checkoutpage']);

/** The cart and the checkout have a short footer. */
export function Footer() {
  const { pathname } = useLocation();
  return shortOn.has(pathname) ? <ShortFooter /> : <FullFooter />;
}
