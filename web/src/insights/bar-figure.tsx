import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

interface BarFigureProps {
  /** Read aloud. */
  label: string;
  /** What a bar counts. */
  unit: string;
  rows: readonly { name: string; count: number }[];
  /** Weeks or hours, from left to right; else names, one below the other. */
  isSeries: boolean;
}

const ink = { stroke: 'currentColor', tick: { fill: 'currentColor' } };
/** Pixels, where letters have the size that is chosen at first. */
const [SERIES_HEIGHT, ROW_HEIGHT, AXIS_HEIGHT, NAME_WIDTH] = [224, 40, 40, 130];

/** A word at twice the size is cut where the names have no more room; the bars need some too. */
const WIDEST_NAMES = 1.3;

/** How large letters are beside those of 16 pixels. */
const lettersScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** The arrow keys go through the bars, and each is read aloud. */
export default function BarFigure({ label, unit, rows, isSeries }: BarFigureProps) {
  const scale = lettersScale();
  return (
    <ResponsiveContainer
      width="100%"
      height={isSeries ? SERIES_HEIGHT : (rows.length * ROW_HEIGHT + AXIS_HEIGHT) * scale}
      className="text-small"
    >
      <BarChart
        data={[...rows]}
        layout={isSeries ? 'horizontal' : 'vertical'}
        accessibilityLayer
        title={label}
        margin={{ left: isSeries ? -16 : 0, right: 8, top: 8 }}
      >
        <CartesianGrid vertical={!isSeries} horizontal={isSeries} stroke="currentColor" strokeOpacity={0.2} />
        {isSeries ? (
          <XAxis dataKey="name" minTickGap={12} {...ink} />
        ) : (
          <XAxis type="number" allowDecimals={false} {...ink} />
        )}
        {isSeries ? (
          <YAxis allowDecimals={false} {...ink} />
        ) : (
          <YAxis
            type="category"
            dataKey="name"
            width={NAME_WIDTH * Math.min(scale, WIDEST_NAMES)}
            interval={0}
            {...ink}
          />
        )}
        <Tooltip
          contentStyle={{ background: 'var(--color-card)', color: 'var(--color-ink)' }}
          cursor={{ fill: 'currentColor', fillOpacity: 0.1 }}
        />
        <Bar
          dataKey="count"
          name={unit}
          fill="var(--color-accent)"
          maxBarSize={28}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
