import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

interface BarFigureProps {
  /** Read aloud. */
  label: string;
  /** What a bar counts. */
  unit: string;
  rows: readonly { name: string; count: number }[];
}

/** Bars from left to right; the arrow keys go through them, and each is read aloud. */
export default function BarFigure({ label, unit, rows }: BarFigureProps) {
  return (
    <div className="h-56 text-small">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...rows]} accessibilityLayer title={label} margin={{ left: -16, right: 8, top: 8 }}>
          <CartesianGrid vertical={false} stroke="currentColor" strokeOpacity={0.2} />
          <XAxis dataKey="name" tick={{ fill: 'currentColor' }} stroke="currentColor" minTickGap={12} />
          <YAxis allowDecimals={false} tick={{ fill: 'currentColor' }} stroke="currentColor" />
          <Tooltip
            contentStyle={{ background: 'var(--color-card)', color: 'var(--color-ink)' }}
            cursor={{ fill: 'currentColor', fillOpacity: 0.1 }}
          />
          <Bar dataKey="count" name={unit} fill="var(--color-accent)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
