import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { demoPortraits } from '#demo/texts/portraits.ts';
import { Portrait, PortraitParts } from '#shop/content/ui/portrait.tsx';
import { ArticleText } from '#shop/content/ui/reading/article-text.tsx';
import { HerbPicture } from '#shop/content/ui/reading/herb-picture.tsx';
import { NotWrittenYet } from '../../layout/demo-pages.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { findWritten, orMissing } from '../../page-kit/written/read-written.ts';
import { useShop } from '../../page-kit/use-shop.ts';
import type { Route } from './+types/about';

export function loader({ context }: Route.LoaderArgs) {
  return orMissing(findWritten(context, 'about', 'about')?.data ?? null);
}

type About = NonNullable<Awaited<ReturnType<typeof loader>>['data']>;

/** Story, mission, values and four people (section 2). */
export default function AboutPage({ loaderData: about }: Route.ComponentProps) {
  const { name, tagline, demo } = useShop();
  if (!about) return <NotWrittenYet />;
  return (
    <div className="pb-16 md:pb-24">
      <PageHead
        title="About"
        description={`The story of ${name}: what we make, why, and who does it.`}
        canonical="/about"
      />
      <header className="page-width grid items-center gap-8 py-10 md:py-16 md:grid-cols-[1fr_minmax(0,28rem)] md:gap-16">
        <div>
          <p className="pb-3 font-semibold text-leaf">About {name}</p>
          <PageHeading className="text-4xl md:text-6xl">{tagline}</PageHeading>
        </div>
        {about.picture && (
          <HerbPicture
            image={about.picture}
            alt={about.pictureAlt}
            focus={about.pictureFocus}
            eager
            sizes="(min-width: 48rem) 28rem, 92vw"
            className="aspect-square w-full rounded-lg"
          />
        )}
      </header>
      <Story about={about} />
      {about.values.length > 0 && <Values about={about} />}
      {about.team.length > 0 && <Team team={about.team} demo={demo} />}
    </div>
  );
}

function Team({ team, demo }: { team: About['team']; demo: boolean }) {
  return (
    <section aria-labelledby="team" className="page-width pt-14 md:pt-20">
      <div className="flex flex-wrap items-center gap-3 pb-8">
        <h2 id="team" className="text-3xl">
          The people
        </h2>
        <DemoRibbon show={demo} />
      </div>
      {demo && <PortraitParts />}
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {team.map((user) => (
          <li key={user.name} className="flex flex-col gap-1">
            {demo && demoPortraits[user.name] && (
              <div className="mb-3 flex justify-center overflow-hidden rounded-lg bg-sand pt-6">
                <Portrait look={demoPortraits[user.name]!} className="w-full max-w-56" />
              </div>
            )}
            <h3 className="text-xl">{user.name}</h3>
            <p className="font-semibold text-leaf">{user.role}</p>
            <p className="text-moss">{user.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Story({ about }: { about: About }) {
  return (
    <div className="page-width grid gap-10 pb-14 md:pb-20 lg:grid-cols-[minmax(0,var(--container-reading))_minmax(0,1fr)] lg:gap-16">
      <section aria-labelledby="story" className="flex flex-col gap-5 text-lg leading-relaxed">
        <h2 id="story" className="text-3xl">
          Our story
        </h2>
        <ArticleText blocks={about.story} />
      </section>
      {about.mission && (
        <section aria-labelledby="mission" className="self-start border-l-2 border-turmeric pl-6 lg:mt-2">
          <h2 id="mission" className="pb-3 text-xl">
            Our mission
          </h2>
          <p className="font-serif text-xl leading-relaxed md:text-2xl md:leading-relaxed">{about.mission}</p>
        </section>
      )}
    </div>
  );
}

function Values({ about }: { about: About }) {
  return (
    <section aria-labelledby="values" className="bg-forest text-ivory">
      <div className="page-width py-14 md:py-20">
        <h2 id="values" className="pb-8 text-3xl">
          What we hold to
        </h2>
        <ul className="grid gap-10 md:grid-cols-3">
          {about.values.map(({ name, text }) => (
            <li key={name} className="flex flex-col gap-3 border-t border-ivory/40 pt-5">
              <h3 className="text-2xl">{name}</h3>
              <p className="text-lg">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
