// biome-ignore-all lint/suspicious/noArrayIndexKey: a row of a chart is where it stands

import { type ChartRow, type Rows, toneOf } from './chart-rows.ts';

/** Names and figures of so many letters leave room for a bar between them. */
const shortWord = 9;

/** As a title it says nothing that the figures do not. */
const currency = 'A$';

function Bar({ spans, levels }: Pick<ChartRow, 'spans'> & Pick<Rows, 'levels'>) {
  return (
    <span className="plan-bar">
      {spans.map(({ from, to, tone }, part) => (
        <span key={part} data-tone={tone} style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }} />
      ))}
      {levels.map(({ at }) => (
        <span key={at} className="plan-bar-level" style={{ insetInlineStart: `${at}%` }} />
      ))}
    </span>
  );
}

/** Bars below one another, each with its name and figure in words of the text’s size. */
export function RowChart({ title, rows, parts, levels, ticks }: Rows) {
  const isClose = rows.every(({ label, printed }) => Math.max(label.length, printed.length) <= shortWord);
  return (
    <>
      {title !== '' && title !== currency && (
        <p className="plan-chart-title" data-label="">
          {title}
        </p>
      )}
      {parts.length > 0 && (
        <p className="plan-chart-key">
          {parts.map((name, part) => (
            <span key={name}>
              <span data-tone={toneOf(part)} /> <span data-label="">{name}</span>
            </span>
          ))}
        </p>
      )}
      {ticks.length > 1 && (
        <p className="plan-ticks">
          {[ticks[0], ticks.at(-1)].map((tick, end) => (
            <span key={end} data-label="">
              {tick?.label}
            </span>
          ))}
        </p>
      )}
      <div className="plan-rows" data-close={isClose || undefined}>
        {rows.map(({ label, printed, note = '', strong, spans }, line) => (
          <div key={line} data-strong={strong || undefined}>
            <span data-label="">{label}</span>
            <span data-label="">{printed}</span>
            <Bar spans={spans} levels={levels} />
            {note !== '' && <small data-label="">{note}</small>}
          </div>
        ))}
      </div>
      {levels.map(
        ({ at, label }) =>
          label !== '' && (
            <p key={at} className="plan-chart-key">
              <span>
                <span data-line="dashed" /> <span data-label="">{label}</span>
              </span>
            </p>
          ),
      )}
    </>
  );
}
