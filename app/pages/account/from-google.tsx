import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { signInFromGoogle } from '#shop/accounts/ui/google/finish-google.ts';
import { placeBefore } from '#shop/accounts/ui/google/place-before.ts';
import { PrivatePage } from '../../page-kit/private-page.tsx';

/** Google's redirect: signs in and returns to the customer's page. */
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

/** Google's response works once, so it leaves the URL at once. */
function useFinish(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { search, pathname } = window.location;
    if (search === '') return;
    window.history.replaceState(window.history.state, '', pathname);
    void signInFromGoogle(search).then(() => navigate(placeBefore(), { replace: true }));
  }, [navigate]);
}
