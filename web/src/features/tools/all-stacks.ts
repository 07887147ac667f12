import { marketingStack } from '#shared/content/tools/marketing-stack.ts';
import { startupStack } from '#shared/content/tools/startup-stack.ts';
import type { Tool, ToolStack } from '#shared/content/tools/tool.ts';

export const allStacks: readonly ToolStack[] = [startupStack, marketingStack];

export const toolsOf = ({ groups }: Pick<ToolStack, 'groups'>): Tool[] =>
  groups.flatMap(({ tools }) => tools);
