import { LoaderCircle } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import * as backInStock from '#shop/newsletter/back-in-stock.ts';
import { endpoints, newsletterMessages } from '#shop/newsletter/contract.ts';
import { postedContext } from '../../context.ts';
import { NotWrittenYet } from '../../layout/demo-pages.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { orMissing } from '../../page-kit/written/read-written.ts';
import type { Route } from './+types/newsletter-link';

type Outcome = { good: boolean; text: string };

const acts = {
  confirm: {
    endpoint: endpoints.confirm,
    button: 'Confirm',
    open: 'Confirm the newsletter',
    done: 'The newsletter is confirmed',
  },
  unsubscribe: {
    endpoint: endpoints.unsubscribe,
    button: 'Unsubscribe',
    asks: true,
    open: 'Leave the newsletter',
    done: 'You have left the newsletter',
  },
  'confirm-request': {
    endpoint: backInStock.endpoints.confirm,
    button: 'Confirm',
    open: 'Tell me when it is back',
    done: 'We will tell you',
  },
  'cancel-request': {
    endpoint: backInStock.endpoints.cancel,
    button: 'Do not write to me',
    open: 'Take your request back',
    done: 'Your request is erased',
  },
};

type Act = keyof typeof acts;

function isAct(act: string): act is Act {
  return Object.hasOwn(acts, act);
}

/** Only a form without JavaScript has a response on the server. */
export function loader({ context, params }: Route.LoaderArgs) {
  if (!isAct(params.act)) return orMissing<Outcome>(null);
  const posted = context.get(postedContext);
  if (!posted) return null;
  const { message } = posted.body as { message?: string };
  return { good: posted.status === 200, text: message || newsletterMessages.failed };
}

/** Page of the links in emails that begin or end letters. It acts at once, or by a button. */
export default function NewsletterLinkPage({ loaderData }: Route.ComponentProps) {
  const { act = '' } = useParams();
  return isAct(act) ? <Linked key={act} act={act} posted={loaderData} /> : <NotWrittenYet />;
}

function Linked({ act, posted }: { act: Act; posted: Outcome | null }) {
  const { said, follow } = useNewsletterLink(act, posted);
  const title = acts[act][said?.good ? 'done' : 'open'];
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
        <Waiting act={act} onAsked={follow} />
      )}
      <div>
        <ButtonLink to="/blog" variant="secondary">
          Open the blog
        </ButtonLink>
      </div>
    </div>
  );
}

type WaitingProps = { act: Act; onAsked: () => void };

/** The form posts to the address of the page, with its token. A link that asks waits for its button, since programs open links too. */
function Waiting({ act, onAsked }: WaitingProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsked();
  };
  const isAsking = 'asks' in acts[act];
  return (
    <>
      {isAsking ? (
        <p className="text-lg">One press, and we no longer write to you.</p>
      ) : (
        <output className="flex items-center gap-3 text-moss">
          <LoaderCircle aria-hidden className="size-5 animate-spin" strokeWidth={1.5} />
          One moment
        </output>
      )}
      <form method="post" className={isAsking ? undefined : 'without-code'} onSubmit={submit}>
        <Button type="submit">{acts[act].button}</Button>
      </form>
    </>
  );
}

/** Reads the token only in the browser, so that the page is the same for everyone. */
function useNewsletterLink(act: Act, posted: Outcome | null): { said: Outcome | null; follow: () => void } {
  const [said, setSaid] = useState(posted);
  const follow = useCallback(() => {
    const token = new URLSearchParams(window.location.search).get('token') ?? '';
    callApi(acts[act].endpoint, { query: { token } }).then(
      ({ message }) => setSaid({ good: true, text: message }),
      (error: unknown) => {
        const text = error instanceof ApiError ? error.message : '';
        setSaid({ good: false, text: text || newsletterMessages.failed });
      },
    );
  }, [act]);
  useEffect(() => {
    if (!posted && !('asks' in acts[act])) follow();
  }, [act, posted, follow]);
  return { said, follow };
}
