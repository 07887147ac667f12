/** A no that is a yes: "I don't mind Sundays", "no dramas with phone calls", "I won't say no to evening work". */
const yes =
  /\b(?:no|without)\s+(?:drama|dramas|hassle|hassles|stress|worries|fear|issue|issues|trouble)\b(?!\s*please)|\bno problems?\s+(?:with|doing|working|at all)|\b(?:are|is)\s+(?:no|not a)\s+(?:problem|drama|hassle|worry)|\bnot a problem\b|\bnothing against\b|\b(?:not|\w+n[’']t|never|wont|dont|cant|wouldnt|isnt|arent)\s+(?:really\s+)?(?:mind|fussed|bothered|worried|afraid|scared|shy|tired|against|refuse|turn down|say no|wait|stop|only|just|need|saying no|said no|dislike)\b|\b(?:never|not|n[’']t|havent|didnt) (?:ever )?(?:said|say|refused?|turned down)\b|\bno objections?\b|\bnever (?:said|say)\b[^.]*\b(?:wouldn[’']?t|couldn[’']?t|won[’']?t)\b|\bnot that i\b|\bnot not\b|\bnot (?:saying|say) (?:no|never)\b|\bno (?:more|less) than\b|\bno need\b|\b(?:kids|child)[- ]free\b|\bneither of us minds\b/i;
/** What others do, or the job asks, on a day: shops, trains, a boss. */
const others =
  /\b(?:shops?|trains?|bus(?:es)?|customers?|clients?|competitors?|my boss|the bank|school)\b[^.]{0,30}\b(?:not open|closed|do not|don[’']?t|doesn[’']?t|keeps?)\b|\b(?:no|not|never)\s+(?:bus|buses|trains?|school|shop|kids(?! (?:under|over|aged|below|younger|older))|plans?|criminal record)\b|\b(?:in my job|at a \w+|my boss|my job)\b[^.]*\b(?:don[’']?t|never|not)\s+work\b|\b(?:most|they|salons?|caf[eé]s|places)(?: of them)? (?:are|is) (?:shut|closed)\b|\bdo not go to\b|\bin the sun\b/i;

export const isNotRefusal = (text: string): boolean => yes.test(text) || others.test(text);
