import type { Limit } from './limits.ts';
import { timesOfWeek } from './time-phrases.ts';

export interface LimitPhrases {
  /** What is refused, where it stands behind words of refusing. */
  refused: string;
  /** A refusal in itself, such as "camera-shy". */
  alone?: string;
  /** What makes a refusal of it when said after it: "weekends are for the family". */
  after?: string;
  /** Between the refusing words and what is refused, these turn the sentence to something else. */
  breaks?: string;
  /** A refusal that reads so as a whole is of something else: "no bus on Sundays". */
  elsewhere?: string;
  /** Said in another answer, this speaks for the opposite. */
  against?: string;
  /** "I don't work weekends" and "I never work nights" tell of a job. */
  isTime?: true;
  /** Without one of these in it, a sentence is of something else. */
  named?: string;
  /** "Any day except …". */
  allBut?: string;
  /** A refusal in itself, unless the sentence speaks of a job. */
  unlessJob?: string;
  /** The name of the whole, in a sentence that leaves this part of it open. */
  left?: string;
}

const upset = String.raw`(?:is|are|makes?|gives?|scares?|terrif(?:y|ies)|stress(?:es)?|frightens?|feels?) (?:really |very |just |me |totally )*(?:anxious|nervous|sick|out\b|off limits|not\b|hard|difficult|impossible|anxiety|panic|the worst|a nightmare|a no|wrong|awkward|uncomfortable|me$|me[.,;!])`;

/** Where a whole word is meant, so that "call centre" and "video editing" are nobody's refusal. */
export const limitPhrases: Readonly<Record<Limit, LimitPhrases>> = {
  calls: {
    refused: String.raw`(?:(?:tele)?phon(?:e|es|ing)(?! (?:plan|number|case|screen|repair))(?:[- ]calls?)?|(?:cold[- ]?)?call(?:s|ing)?(?! (?:cent|in sick|myself|it\b|me\b|out))|ring(?:ing)?(?= (?:up|around|round|people|strangers|anyone|anybody|someone|businesses|firms|shops|them|customers|clients|owners))|telemarketing)`,
    alone: String.raw`(?:phone[- ]shy|(?:tele)?phone anxiety|(?:text|texts|email|emails|writing|messages?) only\b|only (?:by|in|via|over) (?:text|writing|email|message)|(?:i am|i'?m) (?:\w+ )?(?:deaf|hard of hearing)|i (?:have a )?(?:stutter|stammer)|my hearing is (?:bad|poor|going))`,
    after: `(?:(?:tele)?phone(?:[- ]calls?)?|calls|cold[- ]calling|phoning|calling (?:people|strangers)|ringing (?:people|strangers)|talking on the phone) ${upset}`,
    breaks: 'own|use|using|good|smart|new|centre|center',
    against: String.raw`\b(?:cold[- ]call(?:s|ing)?|telemarketing|telesales|phone sales|(?:love|enjoy|like|happy) (?:to )?(?:the phone|phon(?:e|ing)|ring(?:ing)?|call(?:s|ing)?)|good on the phone)\b`,
  },
  camera: {
    refused: `(?:on[- ]?camera|(?:in front of|facing) (?:a |the )?camera|film(?:ing)? myself|be(?:ing)? (?:filmed|recorded)|videos?(?! (?:camera|edit|experience|skill|equip|software|gear|card|game|background|of (?:my|the) (?:kids|children)))|my (?:own )?face|selfies)`,
    alone: `(?:camera[- ]shy|faceless|(?:stay|keep|remain|be) (?:off|behind the)[- ]?camera|off[- ]camera only)`,
    after: `(?:video|being (?:filmed|on camera)|cameras?) ${upset}`,
    breaks: 'edit|editing|watch|watching|own',
    against: String.raw`\b(?:(?:love|enjoy|like|happy|good|comfortable|natural) (?:being |to be )?(?:on|in front of the) camera|on-camera presenter|vlogg(?:er|ing))\b`,
  },
  strangers: {
    refused: String.raw`(?:(?:approach\w*|ask(?:ing)?|sell(?:ing)?(?: \w+)? to|talk(?:ing)? to|contact(?:ing)?|pitch(?:ing)?(?: to)?|messag(?:e|ing)|writ(?:e|ing) to|deal(?:ing)? with|go(?:ing)? up to|bother(?:ing)?) (?:\w+ )?(?:strangers|people i don'?t know|random(?:s| people| strangers))|door[- ]?(?:to[- ]?door|knock\w*)|knock(?:ing)? on (?:\w+ )?doors|cold[- ](?:sell\w*|email\w*|messag\w*|approach\w*|pitch\w*|outreach|dms?\b|contact\w*|sales)|hard[- ]sell\w*|be(?:ing)? (?:a )?pushy|pushy sales\w*|canvass\w*)`,
    alone: 'shy with strangers',
    after: `(?:selling to strangers|door[- ]?knocking|cold (?:selling|outreach|emailing)|talking to strangers) ${upset}`,
    against: String.raw`\b(?:door[- ]to[- ]door sales|(?:love|enjoy|like|happy) (?:to )?(?:talk|chat|meet)(?:ing)?(?: to| with)? (?:strangers|new people|anyone))\b`,
  },
  friends: {
    refused: `(?:(?:sell(?:ing)?|pitch(?:ing)?|ask(?:ing)?|charg(?:e|ing)|tak(?:e|ing) money (?:from|off)|market(?:ing)?|spam(?:ming)?|bother(?:ing)?|hit(?:ting)? up|flog(?:ging)?|push(?:ing)?|do(?:ing)? business|work(?:ing)?|rely(?:ing)?)(?: (?:it|this|them|stuff|things|anything|to|with|for|on|from|off|my|our|own|any|close))*? (?:friends?|mates?|family|relatives?|people i know)|customers who are friends)`,
    alone: `(?:keep|leave|leaving|keeping) (?:my |our )?(?:friends|family|mates)(?: (?:and|or) (?:friends|family|mates))? out of (?:it|this)|not (?:to|from|with) (?:my )?(?:friends|family|mates)`,
    after: `(?:selling to|charging|asking) (?:my )?(?:friends|mates|family)(?: (?:and|or) (?:friends|family|mates))? ${upset}`,
    against: String.raw`\b(?:friends|mates|family) (?:already )?(?:pay|buy from|hire) me\b`,
  },
  'leaving-home': {
    refused: `(?:leav(?:e|ing) (?:the |my )?(?:house|home|property)|travel(?:ling|ing)?(?! (?:blog|writ|agen|guid|sick))(?: far)?|go(?:ing)? (?:in)?to (?:people|customers|clients|other people)'?s?'? (?:homes?|houses?|places?)|meet(?:ing)?(?: (?:people|customers|clients|anyone|strangers|buyers))? (?:in person|face[- ]to[- ]face)|face[- ]to[- ]face|in[- ]person)`,
    alone: `(?:house[- ]?bound|home[- ]?bound|(?:only|must|has to be|have to be|needs? to be|have to work|can only work|must work) (?:work |be |done )*(?:from|at) home|(?:from|at) home only|online only|only online)`,
    breaks: 'without',
  },
  driving: {
    refused: String.raw`(?:driv(?:e|ing)(?! (?:traffic|sales|results|people to))|(?:have|own|got|afford)(?: a| my own)? (?:car|vehicle)(?! (?:yard|wash|park))|(?:a |my own )?car(?! (?:yard|wash|boot|detail|sales|park|s\b))|vehicle|(?:a )?driv(?:er|ing)'?s? licen[cs]e|licen[cs]e to drive)`,
    alone: String.raw`(?:lost my (?:driv\w+ )?licen[cs]e|(?:public transport|bus|bike|bicycle|foot) only|non[- ]driver)`,
    breaks: 'wash|detail|sell|selling|work|works|criminal|convictions?|record',
    against: String.raw`\b(?:(?:have|own|drive|with|got) (?:a|my|my own) (?:\w+ )?(?:car|ute|van|truck)|driver in)\b`,
  },
  lifting: {
    refused: String.raw`(?:lift(?:ing)?(?! weights)(?: (?:much|heavy|anything)\w*)*|carry(?:ing)? (?:\w+ )?(?:heavy|furniture|things|stuff|much|weight)\w*|heavy (?:work|things|stuff|lifting|loads?|objects|jobs|items)|(?:hard )?physical (?:work|jobs?|labour)|manual (?:work|labour)|stand(?:ing)? (?:for long|all day|for hours)|(?:bend(?:ing)?|kneel(?:ing)?) (?:down|much|for long|any more)|be(?:ing)? on my feet)`,
    alone: String.raw`(?<!\b(?:no|treat|treats|treating|with|cure|fix|fixes|for|without) (?:a )?)(?:(?:bad|crook|sore|dodgy|injured|stuffed|weak|fused|damaged|wonky) (?:lower )?(?:back|knees?|shoulders?|hips?|spine)|(?:back|knee|shoulder|hip|spinal) (?:injur(?:y|ies)|problems?|trouble|pain|surgery|operation|issues?)|(?:hurt|injured|stuffed|bulged|did) my (?:back|knee|shoulder)|slipped disc|(?:in|use) a wheelchair|on light duties|light duties only)`,
  },
  ...timesOfWeek,
};
