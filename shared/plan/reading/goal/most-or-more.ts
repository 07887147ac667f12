/** "$80 a week and no more", "an extra 200 a fortnight max", "$2,000 a month, more would worry my partner" */
const most =
  /\bno more than\b|\b(?:and|but) no more\b(?! \p{L})|,? no more[.!]?$|\bno more than that\b|\bat (?:the |my )?(?:very )?most\b|\bmax(?:imum|[.!)]|\b(?! \p{L}))|\b(?:any(?:thing)? )?more (?:than that )?(?:would |will |just )?(?:worr|scar|frighten|upset|stress|ruin|hurt|mess|cost|stop)\w*|\b(?:don[’']?t|do not|dont) (?:want|need|like) (?:any ?(?:thing)? ?)?more(?: than (?:that|this))?\b(?! \p{L})|\bnot a (?:cent|dollar) more\b/iu;

/** The goal is the most that the customer wants, and not the least. */
export const isMostWanted = (text: string): boolean => most.test(text.trim());

const onTop =
  /\bon top\b|\bextra\b|\banother\b|(?<!\bno )\bmore\b(?! than\b)|\bas well as\b|\bplus my\b|\bbesides\b|\bsupplement|\btop up\b|\bwithout (?:losing|touching|affecting|hurting)\b|\b(?:not|don[’']?t|dont|doesn[’']?t|doesnt|mustn[’']?t) (?:to )?(?:lose|drop|muck|fiddl|stop)|\b(?:keep|stops?|inside) (?:my|the|us inside the) (?:pension|payment|dsp|centrelink)/i;

/** It comes on top of what they have. "More scares me" asks for no more. */
export const isWantedOnTop = (text: string): boolean => onTop.test(text.trim().replace(most, ' '));
