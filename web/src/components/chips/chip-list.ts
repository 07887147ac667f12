/** A list of short answers, kept as the comma-separated text that the API takes. */

const tidy = (chip: string): string => chip.replaceAll(/\s+/g, ' ').trim();

const sameChip = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const hasChip = (chips: readonly string[], chip: string): boolean =>
  chips.some((other) => sameChip(other, chip));

/** Adds typed or pasted text, which may hold several chips; existing chips stay as they are. */
export function addChips(chips: readonly string[], typed: string): string[] {
  const result = [...chips];
  for (const chip of typed.split(/[,\n]/).map(tidy)) {
    if (chip !== '' && !hasChip(result, chip)) result.push(chip);
  }
  return result;
}

export const removeChip = (chips: readonly string[], chip: string): string[] =>
  chips.filter((other) => !sameChip(other, chip));

export const parseChips = (text: string): string[] => addChips([], text);

export const chipsToText = (chips: readonly string[]): string => chips.join(', ');
