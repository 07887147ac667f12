import { ArrowRight, Megaphone, Rocket } from 'lucide-react';
import { marketingStack } from '#shared/content/tools/marketing-stack.ts';
import { startupStack } from '#shared/content/tools/startup-stack.ts';
import { Link } from '#web/lib/router/link.tsx';
import { AskForTool } from './ask-for-tool.tsx';
import { stackAddress } from './stack-address.ts';

const modules = [
  { stack: startupStack, Icon: Rocket },
  { stack: marketingStack, Icon: Megaphone },
] as const;

export default function ToolsPage() {
  return (
    <div className="page-width py-8 sm:py-12">
      <h1>Tools to run and sell with</h1>
      <p className="mt-3 max-w-measure text-lg">
        Two short lists. Each begins with what costs nothing, says what a tool is for and when paying for it
        begins to make sense, and adds up what you pick.
      </p>
      <ul className="mt-8 grid gap-4 md:grid-cols-2">
        {modules.map(({ stack, Icon }) => (
          <li key={stack.id} className="card card-whole flex flex-col p-5 sm:p-6">
            <Icon aria-hidden className="size-8 text-leaf" strokeWidth={1.5} />
            <h2 className="mt-3 text-xl">{stack.title}</h2>
            <p className="mt-2">{stack.desc}</p>
            <p className="mt-3 text-ink-soft">{stack.groups.map(({ title }) => title).join('\u00a0· ')}</p>
            <p className="mt-auto pt-3">
              <Link
                to={stackAddress(stack.id)}
                aria-label={`Open the list: ${stack.title}`}
                className="card-link inline-flex min-h-11 items-center gap-2 font-semibold"
              >
                Open the list
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-measure text-ink-soft">
        We earn nothing from these links. Nobody paid to be listed.
      </p>
      <div className="mt-2 -ml-5">
        <AskForTool />
      </div>
    </div>
  );
}
