import { classNames } from '../ui/class-names.ts';
import type { Icon } from '../ui/tone.ts';

interface FilePickerProps {
  label: string;
  icon: Icon;
  /** Opens the camera for a photo instead of the files. */
  camera?: boolean;
  /** Just before the camera or the chooser opens: on some phones the page does not survive it. */
  onOpen: () => void;
  onChosen: (files: readonly File[]) => void;
}

/** A button that opens the camera or the files of the phone. */
export function FilePicker({ label, icon: Icon, camera, onOpen, onChosen }: FilePickerProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-control bg-card px-4 py-2 text-center font-semibold',
        'border-(length:--edge) border-control hover:bg-press',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
      )}
    >
      <Icon size={22} aria-hidden />
      <span>{label}</span>
      <input
        type="file"
        {...(camera
          ? { accept: 'image/*', capture: 'environment' }
          : { accept: 'image/*,video/*', multiple: true })}
        onClick={onOpen}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // So that the same file can be chosen again after it was removed.
          currentTarget.value = '';
          if (chosen.length > 0) onChosen(chosen);
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
