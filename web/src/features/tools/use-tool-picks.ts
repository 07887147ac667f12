import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { marketingStack } from '#shared/content/tools/marketing-stack.ts';
import { startupStack } from '#shared/content/tools/startup-stack.ts';
import type { Tool, ToolStack } from '#shared/content/tools/tool.ts';
import { readToolPicks, type ToolPicks, writeToolPicks } from '#shared/domain/tools/tool-costs.ts';
import { keepLocally, useKept } from '#web/lib/session/kept-locally.ts';

export const allStacks: readonly ToolStack[] = [startupStack, marketingStack];

export const toolsOf = ({ groups }: Pick<ToolStack, 'groups'>): Tool[] =>
  groups.flatMap(({ tools }) => tools);

const known = allStacks.map((stack) => ({ ...stack, ids: toolsOf(stack).map(({ id }) => id) }));

const allIds = known.flatMap(({ ids }) => ids);

/** The picked tools: in the address for sharing, and in this browser's storage, stack by stack. */
export function useToolPicks() {
  const [query, setQuery] = useSearchParams();
  const kept = [useKept(`tools:${startupStack.id}`), useKept(`tools:${marketingStack.id}`)];
  const [changed, setChanged] = useState<ToolPicks>();
  const [unread, setUnread] = useState<readonly string[]>([]);
  const picks = changed ?? readToolPicks(query.get('pick') ?? kept.filter(Boolean).join(','), allIds);

  const change = (next: ToolPicks) => {
    const asText = (ids: readonly string[]) => writeToolPicks(readToolPicks(writeToolPicks(next), ids));
    setChanged(next);
    for (const { id, ids } of known) keepLocally(`tools:${id}`, asText(ids) || null);
    const text = asText(allIds);
    setQuery(
      (before) => {
        const address = new URLSearchParams(before);
        if (text === '') address.delete('pick');
        else address.set('pick', text);
        return address;
      },
      { replace: true },
    );
  };

  const isRead = (tool: string) => setUnread((before) => before.filter((id) => id !== tool));

  return {
    picks,
    /** Tools with an unreadable typed price. */
    unread,
    noteUnread: (tool: string) => setUnread((before) => [...before.filter((id) => id !== tool), tool]),
    pick: (tool: string, on: boolean) => {
      isRead(tool);
      const { [tool]: _before, ...others } = picks;
      change(on ? { ...others, [tool]: undefined } : others);
    },
    price: (tool: string, cents: number | undefined) => {
      isRead(tool);
      change({ ...picks, [tool]: cents });
    },
  };
}
