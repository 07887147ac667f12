import { type ToolStack, toolsListedOn } from '#shared/content/tools/tool.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { Section } from '#web/components/section.tsx';
import { addresses } from '#web/config/addresses.ts';
import { AskForTool } from './ask-for-tool.tsx';
import { PickedTools } from './picked-tools.tsx';
import { ToolRow } from './tool-row.tsx';
import { useToolPicks } from './use-tool-picks.ts';

/** One stack: its groups, what of them is picked, and what that adds up to. */
export function StackView({ stack }: { stack: ToolStack }) {
  const { picks, pick, price } = useToolPicks(stack);
  const isPicked = (id: string) => Object.hasOwn(picks, id);
  const picked = stack.groups.flatMap(({ tools }) => tools.filter(({ id }) => isPicked(id)));
  return (
    <div className="page-width py-6 sm:py-10">
      <Breadcrumb trail={[{ label: 'Tools', to: addresses.tools() }, { label: stack.title }]} />
      <h1>{stack.title}</h1>
      <p className="mt-3 max-w-measure text-lg">
        {stack.desc} Start with what costs nothing, and pay when a tool saves you more than it costs.
      </p>
      <p className="mt-2 max-w-measure text-ink-soft">
        Listed {formatDay(toolsListedOn)}. We print a price only where we have a source for it; look every
        other one up before you pay. We earn nothing from these links.
      </p>
      <div className="mt-8 flex max-w-4xl flex-col gap-10">
        {stack.groups.map(({ title, freeFirst, tools }) => (
          <Section key={title} title={title}>
            <p className="mb-2 border-l-2 border-leaf pl-3">
              <span className="font-semibold">Free first: </span>
              {freeFirst}
            </p>
            <ul className="divide-y divide-line border-b border-line">
              {tools.map((tool) => (
                <ToolRow
                  key={tool.id}
                  tool={tool}
                  picked={isPicked(tool.id)}
                  onPick={(on) => pick(tool.id, on)}
                />
              ))}
            </ul>
          </Section>
        ))}
        <div className="-mt-6 -ml-5">
          <AskForTool />
        </div>
        <Section title="What you picked">
          <PickedTools tools={picked} picks={picks} onPrice={price} />
        </Section>
      </div>
    </div>
  );
}
