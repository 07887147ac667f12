import { atTime, type Command, shown } from './command.ts';

const list: Command = {
  does: 'lists every change made with this tool, and whose credentials made it',
  async run({ actions }) {
    const made = await actions.list();
    return shown(
      made.map(({ atMs, caller, command, about, by, reason }) => ({
        ...{ at: atTime(atMs), caller, command, about: about.join(' '), by: by.join(', ') },
        reason: reason ?? null,
      })),
    );
  },
};

export const actions: Record<string, Command> = { list };
