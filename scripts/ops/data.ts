import type { Command } from './command.ts';
import { restore } from './restore-data.ts';
import { settle } from './settle-data.ts';

export const data: Record<string, Command> = { restore, settle };
