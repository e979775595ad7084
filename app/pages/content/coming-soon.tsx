import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { StoreBadges } from '#shop/content/ui/reading/store-badges.tsx';
import { NotifyMeForm } from '#shop/newsletter/ui/notify-me-form.tsx';
import { pageContext } from '../../context.ts';
import { NotWrittenYet } from '../../layout/demo-pages.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { orMissing } from '../../page-kit/written/read-written.ts';
import { useShop } from '../../page-kit/use-shop.ts';
import type { Route } from './+types/coming-soon';

export function loader({ context }: Route.LoaderArgs) {
  return orMissing(context.get(pageContext).config.SHOP_DEMO || null);
}

/** Navigation in the browser needs nothing of the server. */
export function clientLoader() {
  return null;
}

/** Badges of the app stores and the Notify Me form (section 2). A real shop announces no app. */
export default function ComingSoonPage() {
  const { name, demo } = useShop();
  if (!demo) return <NotWrittenYet />;
  return (
    <div className="page-width grid items-center gap-12 py-12 md:py-20 lg:grid-cols-2 lg:gap-20">
      <PageHead
        title="Coming soon"
        description={`${name} in your pocket: leave your name and hear when the app is there.`}
        canonical="/coming-soon"
      />
      <div className="flex flex-col items-start gap-6">
        <p className="flex items-center gap-3 font-semibold text-leaf">
          Coming soon <DemoRibbon show={demo} />
        </p>
        <PageHeading className="text-4xl md:text-6xl">{name} in your pocket</PageHeading>
        <p className="max-w-reading text-lg text-moss">
          Your orders, your refills and a quiet reminder for the evening oil. The app is being made. Leave
          your name, and we will write once, when it is there.
        </p>
        <StoreBadges />
      </div>
      <section
        aria-labelledby="notify-me"
        className="flex flex-col gap-5 rounded-lg border border-line bg-paper p-6 md:p-10"
      >
        <h2 id="notify-me" className="text-2xl">
          Notify Me
        </h2>
        <NotifyMeForm />
      </section>
    </div>
  );
}
