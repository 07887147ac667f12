import type { GrantGuide } from '#shared/content/grants/grant.ts';

/** What a grant asks for and which documents it takes, to read; the blueprints have the same to tick. */
export function GrantLists({ guide }: { guide: GrantGuide }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div>
        <h4 className="font-semibold">What it asks</h4>
        <ul className="mt-2 list-disc space-y-1.5 pl-5">
          {guide.checklist.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className="font-semibold">What to have at hand</h4>
        <ul className="mt-2 list-disc space-y-1.5 pl-5">
          {guide.documents.map(({ id, name, from }) => (
            <li key={id}>
              {name}. <span className="text-ink-soft">{from}.</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
