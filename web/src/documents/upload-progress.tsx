/** A line that fills. */
export function UploadProgress({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <div className="flex items-center gap-2 text-label">
      <progress aria-label={label} max={100} value={percent} className="h-3 grow accent-accent" />
      <span className="w-12 text-right">{percent} %</span>
    </div>
  );
}
