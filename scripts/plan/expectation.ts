/** What people.json says a right plan gets right. */
export interface Expectation {
  business: string[];
  notBusiness: string[];
  goal: {
    perMonth: number[];
    afterTax: boolean | null;
    byMonths: number[] | null;
    isTotal: boolean;
    total?: number;
  };
  incomeNow: { kind: string; perYear: number | null };
  /** The least and the most hours a week that the words allow. */
  hours: [low: number, high: number];
  times: string[];
  notTimes: string[];
  refuse: { why: string } | null;
  /** Patterns that a plan about this person holds: prices, buyers, tools, limits. */
  facts?: string[];
  mustNotPrint?: string[];
  safety?: string[];
  prices?: { dollars: number; for: string }[];
  /** Any of these names the offer within the trade. */
  offer?: string[];
  licence?: { held: string[]; needed: string[] };
  ownIdea?: { what: string; unit?: number; cost?: string; buyers?: string } | null;
}

/** Says of one thing whether it was found and, if so, whether it is right. */
export type Say = (name: string, isFound: boolean, isRight: boolean) => void;
