import type {
  SpeedRow,
  SpeedState,
} from '../../../src/features/site-status/site-status.contract.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Cell } from '../ui/Table.tsx';
import { TablePart } from './TablePart.tsx';

type Metric = keyof SpeedState['budgets'];

const METRICS: Readonly<Record<Metric, string>> = { lcp: 'LCP', inp: 'INP', cls: 'CLS' };

/** A value with its unit. */
const shown = (metric: Metric, value: number): string =>
  metric === 'lcp' ? `${value / 1000} s` : metric === 'inp' ? `${value} ms` : String(value);

function SpeedCell({ row, metric, label }: { row: SpeedRow; metric: Metric; label: string }) {
  const speed = row[metric];
  if (!speed) return <Cell label={label}>–</Cell>;
  const text =
    speed.at_most === null ? `over ${shown(metric, speed.beyond)}` : shown(metric, speed.at_most);
  return (
    <Cell label={label}>
      <StatusChip tone={speed.is_within ? 'good' : 'bad'}>{text}</StatusChip>
    </Cell>
  );
}

/** How fast pages are for visitors, next to what they should be. */
export function SpeedPart({ speed }: { speed: SpeedState }) {
  const names = Object.keys(METRICS) as Metric[];
  const labelOf = (metric: Metric) =>
    `${METRICS[metric]} (budget ${shown(metric, speed.budgets[metric])})`;
  return (
    <TablePart
      title="Field speed"
      text={`Measured in visitors’ browsers in the last ${speed.days} days: three of four views were at most this slow. LCP is when the largest part is painted, INP the slowest interaction, CLS how far the page moves. Not every browser measures all three.`}
      columns={['Page', ...names.map(labelOf), 'Views measured']}
      empty="No view has been measured yet."
      rows={speed.pages.map((row) => (
        <tr key={row.page}>
          <Cell kind="name">{row.page}</Cell>
          {names.map((metric) => (
            <SpeedCell key={metric} row={row} metric={metric} label={labelOf(metric)} />
          ))}
          <Cell kind="number" label="Views measured">
            {row.views.toLocaleString('en-US')}
          </Cell>
        </tr>
      ))}
    />
  );
}
