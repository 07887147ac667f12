import { type ToolStack, toolsListedOn } from '#shared/content/tools/tool.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { ClosingStep, type ClosingStepProps } from '#web/components/closing-step.tsx';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { Section } from '#web/components/section.tsx';
import { addresses } from '#web/config/addresses.ts';
import { ListNote } from './list-note.tsx';
import { MomentLine } from './moment-line.tsx';
import { PickSum } from './pick-sum.tsx';
import { PickedTools } from './picked-tools.tsx';
import { ToolRow } from './tool-row.tsx';
import { useToolPicks } from './use-tool-picks.ts';

function StackHead({ stack }: { stack: ToolStack }) {
  return (
    <div className="toned" data-tone={stack.id}>
      <div className="page-width pt-(--trail-top) pb-8 sm:pb-10">
        <Breadcrumb trail={[{ label: 'Tools', to: addresses.tools() }, { label: stack.title }]} />
        <h1 className="mt-1">{stack.title}</h1>
        <p className="mt-3 mb-7 max-w-measure text-lg">
          {stack.desc} Start with what costs nothing, and pay when a tool saves you more than it costs.
        </p>
        <MomentLine stack={stack} />
      </div>
    </div>
  );
}

export interface StackViewProps {
  stack: ToolStack;
  /** What comes after it. */
  next: ClosingStepProps;
}

/** One stack: when each tool begins to make sense, its groups, what of them is picked, and what that adds up to. */
export function StackView({ stack, next }: StackViewProps) {
  const { picks, unread, pick, price, noteUnread } = useToolPicks(stack);
  const isPicked = (id: string) => Object.hasOwn(picks, id);
  const picked = stack.groups.flatMap(({ tools }) => tools.filter(({ id }) => isPicked(id)));
  return (
    <>
      <StackHead stack={stack} />
      <div className="page-width py-8 sm:py-12">
        <p className="max-w-measure text-ink-soft">
          <span className="noscript:hidden">Tick what you would use, and it is added up. </span>Listed{' '}
          {formatDay(toolsListedOn)}; a price is printed only where we have a source for it, so look every
          other one up before you pay.
        </p>
        <div className="mt-7 flex flex-col gap-6 sm:gap-10">
          {stack.groups.map(({ title, freeFirst, tools }) => (
            <section key={title} className="tool-group">
              <div>
                <h2 className="text-xl">{title}</h2>
                <p className="mt-2 border-l-4 border-leaf pl-3">
                  <span className="font-semibold xl:block">Free first: </span>
                  {freeFirst}
                </p>
              </div>
              <ul>
                {tools.map((tool) => (
                  <ToolRow
                    key={tool.id}
                    tool={tool}
                    picked={isPicked(tool.id)}
                    onPick={(on) => pick(tool.id, on)}
                  />
                ))}
              </ul>
            </section>
          ))}
          <Section title="What it comes to, at three sizes">
            <PickedTools stack={stack} tools={picked} picks={picks} onPrice={price} onUnread={noteUnread} />
          </Section>
          <ListNote>We earn nothing from these links. Nobody paid to be listed.</ListNote>
        </div>
        <PickSum picks={picks} unread={unread.length} />
      </div>
      <ClosingStep {...next} />
    </>
  );
}
