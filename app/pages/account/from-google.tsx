import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { signInFromGoogle } from '#shop/accounts/ui/google/finish-google.ts';
import { placeBefore } from '#shop/accounts/ui/google/place-before.ts';
import { PrivatePage } from '../../page-kit/private-page.tsx';

/** Where Google sends the browser back to: signs in, and goes on where the customer was. */
export default function FromGooglePage() {
  useFinish();
  return (
    <PrivatePage title="Logging in">
      <PageHeading className="pb-6">Logging in</PageHeading>
      <output className="flex items-center gap-3 text-moss">
        <LoaderCircle aria-hidden className="size-5 animate-spin" strokeWidth={1.5} />
        One moment
      </output>
    </PrivatePage>
  );
}

/** What Google said works once: it leaves the address at once, and a second look finds nothing. */
function useFinish(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { search, pathname } = window.location;
    if (search === '') return;
    window.history.replaceState(window.history.state, '', pathname);
    void signInFromGoogle(search).then(() => navigate(placeBefore(), { replace: true }));
  }, [navigate]);
}
