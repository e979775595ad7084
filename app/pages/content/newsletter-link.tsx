import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { endpoints, newsletterMessages } from '#shop/newsletter/contract.ts';
import { postedContext } from '../../context.ts';
import { PageHead } from '../../page-kit/page-head.tsx';
import type { Route } from './+types/newsletter-link';

type Outcome = { good: boolean; text: string };

/** Only a form without JavaScript has a response on the server. */
export function loader({ context }: Route.LoaderArgs): Outcome | null {
  const posted = context.get(postedContext);
  if (!posted) return null;
  const { message } = posted.body as { message?: string };
  return { good: posted.status === 200, text: message || newsletterMessages.failed };
}

const titles = {
  confirm: { open: 'Confirm the newsletter', done: 'The newsletter is confirmed' },
  leave: { open: 'Leave the newsletter', done: 'You have left the newsletter' },
};

/** Page of the newsletter's links. It confirms or unsubscribes at once, or by a form without JavaScript. */
export default function NewsletterLinkPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const leaving = pathname.endsWith('/unsubscribe');
  const said = useNewsletterLink(leaving, loaderData);
  const title = titles[leaving ? 'leave' : 'confirm'][said?.good ? 'done' : 'open'];
  return (
    <div className="page-width flex max-w-2xl flex-col gap-6 py-16 md:py-24">
      <PageHead title={title} description={title} />
      <meta name="robots" content="noindex" />
      <PageHeading>{title}</PageHeading>
      {said ? (
        <Notice tone={said.good ? 'info' : 'error'}>
          <p className="text-lg">{said.text}</p>
        </Notice>
      ) : (
        <Waiting leaving={leaving} />
      )}
      <div>
        <ButtonLink to="/blog" variant="secondary">
          Open the blog
        </ButtonLink>
      </div>
    </div>
  );
}

/** The form posts to the address of the page, with its token. */
function Waiting({ leaving }: { leaving: boolean }) {
  return (
    <>
      <output className="flex items-center gap-3 text-moss">
        <LoaderCircle aria-hidden className="size-5 animate-spin" strokeWidth={1.5} />
        One moment
      </output>
      <form method="post" className="without-code">
        <Button type="submit">{leaving ? 'Unsubscribe' : 'Confirm'}</Button>
      </form>
    </>
  );
}

/** Reads the token only in the browser, so that the page is the same for everyone. */
function useNewsletterLink(leaving: boolean, posted: Outcome | null): Outcome | null {
  const [said, setSaid] = useState(posted);
  useEffect(() => {
    if (posted) return;
    const token = new URLSearchParams(window.location.search).get('token') ?? '';
    callApi(leaving ? endpoints.unsubscribe : endpoints.confirm, { query: { token } }).then(
      ({ message }) => setSaid({ good: true, text: message }),
      (error: unknown) => {
        const text = error instanceof ApiError ? error.message : '';
        setSaid({ good: false, text: text || newsletterMessages.failed });
      },
    );
  }, [leaving, posted]);
  return said;
}
