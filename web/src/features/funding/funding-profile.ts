import { useSearchParams } from 'react-router-dom';
import {
  type FundingAnswers,
  readFundingAnswers,
  writeFundingAnswers,
} from '#shared/domain/funding/funding-answers.ts';
import { useKept } from '#web/lib/session/kept-locally.ts';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The answers stored in this browser; unreadable ones count as missing. */
export function readFundingProfile(kept: string | null): Partial<FundingAnswers> {
  try {
    const { abn, stage, state }: Record<string, unknown> = JSON.parse(kept ?? '{}') ?? {};
    return readFundingAnswers({ abn: textOf(abn), stage: textOf(stage), state: textOf(state) });
  } catch {
    return {};
  }
}

export const writeFundingProfile = (answers: Partial<FundingAnswers>): string =>
  JSON.stringify(writeFundingAnswers(answers));

/** The answers in the address, or else those stored in this browser. */
export function useBlueprintAnswers(): Partial<FundingAnswers> {
  const [query] = useSearchParams();
  const kept = readFundingProfile(useKept('fundingProfile'));
  const inAddress = readFundingAnswers(Object.fromEntries(query));
  return Object.keys(inAddress).length > 0 ? inAddress : kept;
}
