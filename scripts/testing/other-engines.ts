import { motoFront } from '#scripts/proof/engines/moto-front.ts';

/** The servers that replace the embedded engines in `npm run proof:engines`. */
export function otherEngines() {
  const { DYNAMODB_ENDPOINT, MOTO_ENDPOINT: endpoint, MOTO_DIFFERENCES: differences } = process.env;
  const hasMoto = endpoint !== undefined && differences !== undefined;
  return {
    dynamoDbEndpoint: DYNAMODB_ENDPOINT,
    front: hasMoto ? motoFront({ endpoint, differences }) : undefined,
  };
}
