import { ShoppingBag } from 'lucide-react';
import { data } from 'react-router';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { Price } from '#platform/ui/price.tsx';
import { Progress } from '#platform/ui/sending/progress.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import { ProductGridSkeleton } from '#shop/catalog/ui/product-grid.tsx';
import { type StepPicture, stepPictures } from '#shop/catalog/ui/how-to-step.ts';
import { StepDrawing } from '#shop/catalog/ui/detail/step-drawing.tsx';
import { makingSteps } from '#demo/texts/making-steps.ts';
import { offers } from '#demo/texts/offers.ts';
import { OffersCarousel } from '#shop/content/ui/offers-carousel.tsx';
import { FlipCard } from '#shop/content/ui/reading/flip-card.tsx';
import { ProfileQuestions } from '#shop/accounts/ui/profile/profile-questions.tsx';
import { AccountLinks } from '../account/account-links.tsx';
import NotFoundPage from '../not-found.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import { pageContext } from '../../context.ts';
import { Controls } from './controls.tsx';
import { Part, State } from './show.tsx';
import { Tokens } from './tokens.tsx';
import type { Route } from './+types/ui';

export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(pageContext).config.SHOP_DEMO ? 200 : 404 });
}

export function clientLoader() {
  return null;
}

/** Every component in all its states, for developers; only in a demo shop. */
export default function LookPage() {
  // A real shop answers with its missing page. Other words in the browser would draw the page twice.
  if (!useShop().demo) return <NotFoundPage />;
  return (
    <div className="page-width pt-8 pb-24">
      <PageHead title="The look" description="Every part of the look in all its states." />
      <meta name="robots" content="noindex" />
      <PageHeading>The look</PageHeading>
      <p className="max-w-reading pt-3 pb-8 text-moss">
        Every part of the shop&apos;s look in all its states. Light or dark follows the system.
      </p>
      <Tokens />
      <Controls />
      <Messages />
      <Waiting />
      <Moving />
      <Part name="Step drawings" file="shop/catalog/ui/detail/step-drawing.tsx">
        {stepPictures.map((picture: StepPicture) => (
          <span key={picture} className="flex w-20 flex-col items-center text-sm text-moss">
            <span className="text-leaf">
              <StepDrawing picture={picture} />
            </span>
            {picture}
          </span>
        ))}
      </Part>
    </div>
  );
}

function Messages() {
  return (
    <>
      <Part name="Price" file="platform/ui/price.tsx">
        <State name="plain">
          <Price price={449} />
        </State>
        <State name="reduced">
          <Price price={359.2} mrp={449} discount={20} />
        </State>
        <State name="large">
          <Price price={129_900.5} mrp={150_000} discount={13} size="large" />
        </State>
      </Part>
      <Part name="Stars" file="platform/ui/stars.tsx">
        <State name="whole and half">
          <Stars rating={5} count={1} />
          <Stars rating={3.5} count={240} />
          <Stars rating={1.2} size="large" />
        </State>
        <State name="none yet">
          <Stars rating={0} count={0} />
        </State>
      </Part>
      <Part name="Badge and ribbon" file="platform/ui/page/badge.tsx">
        <Badge>Verified buyer</Badge>
        <Badge tone="new">NEW IN</Badge>
        <Badge tone="sale">20% off</Badge>
        <Badge tone="sold-out">SOLD OUT</Badge>
        <DemoRibbon show />
      </Part>
      <Part name="Notice" file="platform/ui/page/notice.tsx">
        <State name="info" wide>
          <Notice>The price of one product changed since your last order.</Notice>
        </State>
        <State name="error" wide>
          <Notice tone="error" action={<Button variant="secondary">Try again</Button>}>
            The addresses could not be loaded.
          </Notice>
        </State>
      </Part>
    </>
  );
}

function Waiting() {
  return (
    <>
      <Part name="Skeleton and progress" file="platform/ui/page/skeleton.tsx">
        <State name="a line">
          <Skeleton className="h-6 w-60" />
        </State>
        <State name="on its way">
          <Progress label="Sending the picture" share={0.4} />
        </State>
        <State name="a listing" wide>
          <ProductGridSkeleton cards={4} />
        </State>
      </Part>
      <Part name="Empty state" file="platform/ui/page/empty-state.tsx">
        <EmptyState
          picture={<ShoppingBag strokeWidth={1.5} />}
          title="Your cart is empty"
          action={<ButtonLink to="/all-products">See all products</ButtonLink>}
        >
          What you put in stays here for thirty days.
        </EmptyState>
      </Part>
    </>
  );
}

function Moving() {
  return (
    <>
      <Part name="Carousel" file="shop/content/ui/offers-carousel.tsx">
        <State name="three offers, one every five seconds" wide>
          <OffersCarousel label="Offers of the season" offers={offers} ribbons={[offers[0]!.title]} />
        </State>
      </Part>
      <Part name="Tabs" file="app/pages/account/account-links.tsx">
        <AccountLinks tab="addresses" />
      </Part>
      <Part name="Accordion" file="shop/accounts/ui/profile/profile-questions.tsx">
        <State name="closed, opened by a press" wide>
          <ProfileQuestions />
        </State>
      </Part>
      <Part name="Flip card" file="shop/content/ui/reading/flip-card.tsx">
        <div className="w-full max-w-sm">
          <FlipCard step={makingSteps[0]!} place={1} />
        </div>
      </Part>
    </>
  );
}
