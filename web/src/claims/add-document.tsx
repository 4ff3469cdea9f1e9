import { classNames } from '../ui/class-names.ts';
import type { Icon } from '../ui/tone.ts';

interface AddDocumentProps {
  label: string;
  /** The line of the checklist, read aloud after the label. */
  about: string;
  icon: Icon;
  onChosen: (files: readonly File[]) => void;
}

/** A small file button; phones offer camera and photos. */
export function AddDocument({ label, about, icon: Icon, onChosen }: AddDocumentProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control px-4 py-2 font-semibold',
        'border-(length:--edge) border-control bg-card hover:bg-press',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
      )}
    >
      <Icon size={20} aria-hidden />
      <span>
        {label}
        <span className="sr-only">: {about}</span>
      </span>
      <input
        type="file"
        accept="image/*,video/*"
        multiple
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // Cleared so that the same file can be chosen again after it was removed.
          currentTarget.value = '';
          if (chosen.length > 0) onChosen(chosen);
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
