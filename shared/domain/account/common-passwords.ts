/** Words that passwords are most often made of, in lower case, without added digits and signs. */
const words = `
  password passwort passwords passwd pass passcode secret private login logon signin welcome hello access open
  admin administrator root user guest default master changeme letmein trustno test testing temp demo sample
  computer internet network server system laptop windows google facebook instagram whatsapp linkedin twitter
  netflix amazon apple iphone android samsung microsoft minecraft pokemon nintendo playstation starwars
  batman superman spiderman ironman matrix naruto dragon phoenix unicorn monkey tiger eagle falcon shark
  panda koala kangaroo wombat kookaburra dolphin butterfly chicken puppy kitten doggy fluffy buddy ginger
  pepper cookie chocolate banana cheese coffee whisky summer winter autumn spring sunshine rainbow flower
  football soccer cricket rugby basketball baseball hockey tennis fishing chelsea arsenal liverpool
  broncos rabbitohs collingwood essendon richmond hawthorn carlton geelong
  australia aussie sydney melbourne brisbane perth adelaide hobart canberra darwin queensland victoria
  michael jessica daniel matthew joshua andrew thomas charlie jordan jennifer ashley nicole hannah
  sophie olivia isabella george william robert maggie bailey harley
  princess queen prince king angel lovely love iloveyou baby sweetheart forever family friend friends mother
  mum daddy happy lucky money freedom peace jesus blessed heaven magic shadow killer hunter ninja pirate
  whatever nothing something anything business startup waymint
`;
export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** People type these runs of keys, letters and digits, forwards or backwards. */
export const commonRuns = [
  'abcdefghijklmnopqrstuvwxyz',
  '012345678901234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
] as const;
