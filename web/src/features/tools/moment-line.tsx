import { type ToolStack, toolCharges, toolMoments } from '#shared/content/tools/tool.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import { toolRowId } from './tool-row-id.ts';
import { chargeWords, momentWords } from './tool-words.ts';

/** All tools of a stack on one line: at which moment each begins to make sense, and how it is paid. */
export function MomentLine({ stack }: { stack: ToolStack }) {
  const tools = stack.groups.flatMap((group) => group.tools);
  const charges = toolCharges.filter((charge) => tools.some((tool) => tool.charge === charge));
  return (
    <figure>
      <figcaption className="mb-4 font-semibold">When each begins to make sense</figcaption>
      <ol className="moments">
        {toolMoments.map((moment) => (
          <li key={moment}>
            <p className="moment-title">{momentWords[moment].title}</p>
            <p className="moment-text">{momentWords[moment].text}</p>
            <ul className="moment-tools">
              {tools
                .filter(({ from }) => from === moment)
                .map(({ id, name, charge }) => {
                  const { word, Icon } = chargeWords[charge];
                  return (
                    <li key={id}>
                      <a href={`#${toolRowId(id)}`} className="moment-tool" data-charge={charge}>
                        <Icon aria-hidden className="size-4 shrink-0" />
                        {name}
                        <VisuallyHidden>, {word}</VisuallyHidden>
                      </a>
                    </li>
                  );
                })}
            </ul>
          </li>
        ))}
      </ol>
      <ul aria-hidden className="moment-key">
        {charges.map((charge) => {
          const { word, Icon } = chargeWords[charge];
          return (
            <li key={charge}>
              <span className="moment-sign" data-charge={charge}>
                <Icon className="size-4" />
              </span>
              {word}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
