import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from '@tailboard/contract/signature.ts';

/** A signature as it was drawn. */
export function SignatureDrawing({ path, label }: { path: string; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
      className="h-12 w-30 shrink-0 text-ink"
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
