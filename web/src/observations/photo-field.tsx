import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { plainPhoto } from './plain-photo.ts';

interface PhotoFieldProps {
  photo: Blob | null;
  onChange: (photo: Blob | null) => void;
}

/** One photo, without what the camera wrote into it from the moment it is chosen. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const show = (plain: Blob | null) => {
    if (address !== null) URL.revokeObjectURL(address);
    setAddress(plain === null ? null : URL.createObjectURL(plain));
    onChange(plain);
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const plain = await plainPhoto(file);
    setFailed(plain === null);
    show(plain);
  };
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={t`Photo`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {address !== null && (
        <img
          src={address}
          alt={t`The photo you chose`}
          className="max-h-60 w-fit max-w-full rounded-control"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={Camera} onClick={() => input.current?.click()}>
          {photo === null ? <Trans>Add a photo (optional)</Trans> : <Trans>Choose another photo</Trans>}
        </Button>
        {photo !== null && (
          <Button icon={X} look="quiet" onClick={() => show(null)}>
            <Trans>Remove the photo</Trans>
          </Button>
        )}
      </div>
      {failed && (
        <FieldError id="photo-error">
          <Trans>This photo cannot be read. Choose another one, or send it without.</Trans>
        </FieldError>
      )}
    </div>
  );
}
