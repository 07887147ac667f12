import type { PathContent } from '#shared/contract/content-files.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { addresses } from '#web/config/addresses.ts';
import { AccountPart } from './account-part.tsx';
import { ContentsList } from './contents-list.tsx';
import { LockedPart } from './locked-part.tsx';
import { PathHeader } from './path-header.tsx';
import { PathSections } from './path-sections.tsx';
import { PlannedYear } from './planned-year.tsx';
import { useAccess } from './use-access.ts';
import { VisitorAction } from './visitor-action.tsx';

/** A path as it is published, or whole for a person who unlocked it. */
export function PathArticle({ published }: { published: PathContent }) {
  const [state, dispatch] = useAccess();
  const { meta } = published;
  const { sections } = state.access.kind === 'open' ? state.access.content : published;
  const isPaid = published.sections.some(({ html }) => html === undefined);
  const trail = [
    { label: 'Make Money', to: addresses.buildPath() },
    { label: meta.personaLabel, to: addresses.persona({ personaSlug: meta.personaSlug }) },
    { label: meta.title },
  ];
  return (
    <div className="page-width py-6 sm:py-8">
      <Breadcrumb trail={trail} />
      <PathHeader meta={meta} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
        <ContentsList sections={sections} />
        <div className="lg:col-start-1 lg:row-start-1">
          <PlannedYear html={published.yearHtml} />
          <PathSections sections={sections} />
          {state.account !== undefined ? (
            <AccountPart published={published} isPaid={isPaid} state={state} dispatch={dispatch} />
          ) : (
            isPaid && (
              <LockedPart
                published={published}
                action={<VisitorAction sectionCount={published.sections.length} />}
              />
            )
          )}
        </div>
      </div>
    </div>
  );
}
