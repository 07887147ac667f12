import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answersFromProfile, type FundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { userQuery } from '#web/lib/api/user-query.ts';

export interface ProfileAnswersProps {
  onFound: (answers: Partial<FundingAnswers>) => void;
}

/** Loads the profile of a logged-in person; renders nothing. */
function ProfileAnswers({ onFound }: ProfileAnswersProps) {
  const { data } = useQuery(userQuery);
  useEffect(() => {
    if (data !== undefined) onFound(answersFromProfile(data));
  }, [data, onFound]);
  return null;
}

export default withAccountQueries(ProfileAnswers);
