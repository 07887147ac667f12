import type { GrantGuide, GrantId } from '#shared/content/grants/grant.ts';
import { seaSupportGuide } from '#shared/content/grants/sea-support-guide.ts';

/** The guides of grants whose card lists their conditions. */
export const listedGuides: Partial<Record<GrantId, GrantGuide>> = { 'sea-support': seaSupportGuide };

/** Eligibility and documents of a grant that has no guide. */
export default function GrantLists({ of }: { of: GrantId }) {
  const { checklist = [], documents = [] } = listedGuides[of] ?? {};
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div>
        <h4 className="font-semibold">Eligibility</h4>
        <ul className="mt-2 list-disc space-y-1.5 pl-5">
          {checklist.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className="font-semibold">Have these ready</h4>
        <ul className="mt-2 list-disc space-y-1.5 pl-5">
          {documents.map(({ id, name, from }) => (
            <li key={id}>
              {name}. <span className="text-ink-soft">{from}.</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
