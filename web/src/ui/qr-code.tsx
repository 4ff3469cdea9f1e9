import { useMemo } from 'react';
import { encode } from 'uqr';
import { classNames } from './class-names.ts';

interface QrCodeProps {
  text: string;
  label: string;
  className?: string;
}

/** Black on white whatever the theme: cameras read it so. */
export function QrCode({ text, label, className = 'w-56' }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 2 });
    const dots = code.data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: dots.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('max-w-full rounded-control', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
