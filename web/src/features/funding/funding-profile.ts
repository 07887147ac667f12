import {
  type FundingAnswers,
  readFundingAnswers,
  writeFundingAnswers,
} from '#shared/domain/funding/funding-answers.ts';

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
