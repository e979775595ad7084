import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';

/** The shipping claim is demo content. */
export function SubscriptionNotes({ demo }: { demo: boolean }) {
  return (
    <ul className="list-disc pl-4 text-sm text-moss marker:text-leaf">
      <li>
        Free US shipping <DemoRibbon show={demo} />
      </li>
      <li>Charged at selected frequency</li>
      <li>Cancel or adjust through your online account at any time</li>
    </ul>
  );
}
