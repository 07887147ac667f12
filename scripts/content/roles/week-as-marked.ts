import type { Lexicon } from '#shared/plan/reading/lexicon.ts';
import type { Fact, WeekCell } from '#shared/plan/reading/reading.ts';
import { readWeek } from '#shared/plan/reading/week/read-week.ts';
import type { MarkedText } from './labelled-texts.ts';
import { sentencesAsMarked } from './sentences-as-marked.ts';

/** The week of a text as its marks say it: the same days and hours are read, only their side is known. */
export const weekAsMarked = (text: MarkedText, lexicon: Lexicon): Fact<WeekCell>[] =>
  readWeek(sentencesAsMarked('content', text, lexicon), { today: 0 });
