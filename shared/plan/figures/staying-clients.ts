import type { FigureInputs } from './inputs.ts';
import { isMonthly } from './mix/price-lines.ts';
import { fullSpeed, weeksShare } from './run-months.ts';

/** Clients who pay by the month stay: they come one by one, and no season or holiday takes them away. */

/** So much of a month before the first day of work holds no client. */
const notStarted = 0.9;

export function withStayingClients(inputs: FigureInputs): FigureInputs {
  if (!isMonthly(inputs.unit) || inputs.asked || inputs.mix) return inputs;
  const stays: FigureInputs = {
    ...inputs,
    season: inputs.season.map(() => 1),
    weeksPerYear: 52,
    away: inputs.away.map((share) => (share >= notStarted ? share : 0)),
  };
  const speed = fullSpeed(stays) * weeksShare(stays);
  if (speed < 1) return inputs;
  let clients = 0;
  const value = inputs.ramp.value.map((share) => {
    clients = Math.max(clients, Math.min(Math.floor(speed), Math.round(speed * share)));
    return Math.round((clients / speed) * 10_000) / 10_000;
  });
  return { ...stays, ramp: { ...inputs.ramp, value } };
}
