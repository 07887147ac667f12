import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ToolStack } from '#shared/content/tools/tool.ts';
import { readToolPicks, type ToolPicks, writeToolPicks } from '#shared/domain/tools/tool-costs.ts';
import { keepLocally, useKept } from '#web/lib/kept-locally.ts';

/** What is picked of a stack: in the address, so that it can be shared, and kept in this browser. */
export function useToolPicks({ id, groups }: ToolStack) {
  const known = groups.flatMap(({ tools }) => tools.map((tool) => tool.id));
  const [query, setQuery] = useSearchParams();
  const kept = useKept(`tools:${id}`);
  const [changed, setChanged] = useState<ToolPicks>();
  const [unread, setUnread] = useState<readonly string[]>([]);
  const picks = changed ?? readToolPicks(query.get('pick') ?? kept, known);

  const change = (next: ToolPicks) => {
    const text = writeToolPicks(readToolPicks(writeToolPicks(next), known));
    setChanged(next);
    keepLocally(`tools:${id}`, text === '' ? null : text);
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
    /** The tools in whose field something stands that is no price. */
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
