import { type ToolGroup, type ToolMoment, toolMoments } from '#shared/content/tools/tool.ts';
import { useAddressChoice } from '#web/lib/use-address-choice.ts';

/** The moment that filters the list, kept in the address. */
export function useToolFilter(): [ToolMoment | undefined, (moment: string) => void] {
  const [chosen, choose] = useAddressChoice('from');
  const moment = toolMoments.find((known) => known === chosen);
  return [moment, (next) => choose(next === '' ? null : next)];
}

/** The groups with the tools of one moment; without a moment, all of them. */
export const filterGroups = (groups: readonly ToolGroup[], moment: ToolMoment | undefined): ToolGroup[] =>
  groups
    .map((group) => ({
      ...group,
      tools: group.tools.filter(({ from }) => moment === undefined || from === moment),
    }))
    .filter(({ tools }) => tools.length > 0);
