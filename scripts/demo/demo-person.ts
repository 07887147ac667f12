import { type Product, productAt } from '../testing/product.ts';

/** A user of the running product. */
export interface DemoPerson {
  email: string;
  token: string;
}

export const demoPassword = 'a demo of quiet growth';
export const demoAnswers = {
  budget: '<300',
  timePerWeek: '5–10h',
  skills: 'Gardening, Sales',
  interests: 'Local Tasks',
  incomeGoal: 'I want to earn $1,000 a month before tax within nine months.',
  content:
    'I have mowed lawns and kept gardens for two neighbours for three years. They pay me $60 a visit. I own a mower, a trimmer and a ute, and I have most evenings and Saturdays. I would rather not phone strangers.',
};

/** People with plans, for the demo and for journeys. */
export function demoWorld(siteUrl: string) {
  const product: Product = productAt(siteUrl);
  return {
    /** Undefined when the account exists already. */
    async signUp(profile: {
      email: string;
      full_name: string;
      country: string;
    }): Promise<DemoPerson | undefined> {
      const json = { ...profile, password: demoPassword };
      const { status, body } = await product.api('/auth/signup', { json });
      if (status === 409) return undefined;
      await product.confirm(profile.email);
      return { email: profile.email, token: body.token };
    },
    buyTokens: ({ token }: DemoPerson, tokens: number) => product.buy(token, tokens * 100),
    startRun: ({ token }: DemoPerson, plan: string) => product.startRun(token, plan),
    save: ({ token }: DemoPerson, runId: string, json: object) => product.save(token, runId, json),
    submit: ({ token }: DemoPerson, runId: string, json: object) => product.submit(token, runId, json),
    /** Resolves to the id of its document, or null before there is one. */
    reaches: async ({ token }: DemoPerson, runId: string, status: string): Promise<string | null> =>
      (await product.reaches(token, runId, status)).generatedFile,
    reviewToken: product.reviewToken,
    decide: product.decide,
  };
}
